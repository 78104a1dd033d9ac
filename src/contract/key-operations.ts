/** What an item of a batch may ask about. One operation of the contract answers each. */
export const batchOperations = ['tax', 'vat', 'country', 'forex', 'fuel', 'rates'] as const;
export type BatchOperation = (typeof batchOperations)[number];

/** What a key can be limited to: what an item of a batch may ask about, and the history of any series. */
export const keyOperations = [...batchOperations, 'series'] as const;
export type KeyOperation = (typeof keyOperations)[number];
