/** The most items of one batch. */
export const largestBatch = 5_000;
