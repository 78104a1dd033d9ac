/** The operation names a batch item may use. Each maps to one operation of the contract. */
export const batchOperations = [
  'tax',
  'vat',
  'country',
  'forex',
  'fuel',
  'rates',
  'minimum_wage',
  'calendar',
  'holidays',
  'working_days',
  'series',
] as const;
export type BatchOperation = (typeof batchOperations)[number];

/** The operations a key can be limited to: those of batch items, and what changed. */
export const keyOperations = [...batchOperations, 'changes'] as const;
export type KeyOperation = (typeof keyOperations)[number];
