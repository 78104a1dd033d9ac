/** Names that a key can be limited to and that a batch item may use. */
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

/** What a key can be limited to: each scope is one operation or several that belong together. Callers know them as `operations` of a key. */
export const keyScopes = [...inBoth, 'changes'] as const;
export type KeyScope = (typeof keyScopes)[number];

/**
 * The operation names a batch item may use. Each maps to one operation of the contract. Questions of labour law and
 * about leavers and corrections need the scope `tax`.
 */
export const batchOperations = [
  ...inBoth,
  'overtime',
  'leave',
  'notice',
  'severance',
  'seniority',
  'leaver',
  'correction',
] as const;
export type BatchOperation = (typeof batchOperations)[number];
