import { batchOperations } from './batch';

/** What a key can be limited to: the operations that an item of a batch can name, and the history of any series. */
export const keyOperations = [...batchOperations, 'series'] as const;
export type KeyOperation = (typeof keyOperations)[number];
