/**
 * What a process keeps of the ledger in memory. Its memory depends on these numbers and on how many series and entities
 * there are, not on the length of their history.
 */
export const ledgerLimits = {
  /** Valid observations of each series and entity that are always in memory, newest first: what questions about today need. */
  recent: 40,
  /** Observations that came in since the start may raise that number to this. */
  mostRecent: 80,
  /** Recent observations of a series and entity including those that never were or are no longer valid. */
  mostRead: 2_000,
  /** Older observations in memory because a question needed them. Those unused for longest make room. */
  older: 200_000,
  /** Days on which currencies were quoted, in memory because a question needed them. */
  olderQuotations: 20_000,
  /** Markets as known on past days. */
  pastMarkets: 16,
} as const;

/** How much of a history is read at a time. */
export const readAtOnce = {
  /** A first look at a day. */
  first: 64,
  /** Going on from what is in memory. */
  further: 512,
  /** Towards a day that the question names. */
  upToDay: 4_000,
} as const;
