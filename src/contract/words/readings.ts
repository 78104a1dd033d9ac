/** What reading a cited page again came to: it states the law, it does not, or it could not be compared. */
export const readingOutcomes = ['same', 'differs', 'gone', 'unreadable', 'refused'] as const;
export type ReadingOutcome = (typeof readingOutcomes)[number];
