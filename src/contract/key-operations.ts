/** Names of operations that a key can be limited to and that a batch item may use. */
const inBoth = [
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

/** The operations a key can be limited to. */
export const keyOperations = [...inBoth, 'changes'] as const;
export type KeyOperation = (typeof keyOperations)[number];

/**
 * The operation names a batch item may use. Each maps to one operation of the contract. Questions of labour law and
 * about leavers need the key operation `tax`.
 */
export const batchOperations = [...inBoth, 'overtime', 'leave', 'notice', 'severance', 'seniority', 'leaver'] as const;
export type BatchOperation = (typeof batchOperations)[number];
