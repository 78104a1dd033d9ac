const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** What Google's documentation states for a personal account. */
export const limits = {
  customFunction: 30_000,
  command: 6 * 60_000,
  requestsOfDay: 20_000,
  propertiesOfDay: 50_000,
  property: 9 * kilobyte,
  cacheKey: 250,
  cacheValue: 100 * kilobyte,
  cacheSeconds: 21_600,
  cacheItems: 1_000,
  /** How many items stay when there are more. */
  cacheItemsLeft: 900,
  url: 2 * kilobyte,
  payload: 50 * megabyte,
} as const;
