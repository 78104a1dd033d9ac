/** The operations a key can be limited to: those of batch items that have one of their own, and what changed. */
export const keyOperations = [
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
  'changes',
] as const;
export type KeyOperation = (typeof keyOperations)[number];

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
  'overtime',
  'leave',
  'notice',
  'severance',
  'seniority',
] as const;
export type BatchOperation = (typeof batchOperations)[number];
