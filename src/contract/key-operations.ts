/** The operation names a batch item may use. Each maps to one operation of the contract. */
export const batchOperations = ['tax', 'vat', 'country', 'forex', 'fuel', 'rates', 'minimum_wage', 'calendar'] as const;
export type BatchOperation = (typeof batchOperations)[number];

/** The operations a key can be limited to: those of batch items, the history of any series, and what changed. */
export const keyOperations = [...batchOperations, 'series', 'changes'] as const;
export type KeyOperation = (typeof keyOperations)[number];
