// Generated from the contract by `npm run data:generate`; `npm run data:check` fails when it is out of date.

/** Times are in seconds, sizes in bytes. */
export const settings = {
  version: '1.0.0-beta.2',
  timeout: 30,
  retries: 4,
  firstPause: 0.5,
  longestPause: 8,
  longestWait: 60,
  largestBatch: 5000,
  amountOperations: [
    'tax',
    'vat',
    'forex'
  ],
  dataStatuses: [
    'current',
    'due',
    'stale',
    'sample'
  ],
  webhookTolerance: 300,
  largestBatchBytes: 3000000
} as const;
