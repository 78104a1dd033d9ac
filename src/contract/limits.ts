/** The most items of one batch. */
export const largestBatch = 5_000;

/** The longest text in a request, in characters. Longer ones are refused before anything else looks at them. */
export const longestText = 4_000;
