import { batchOperations, contractOfItems, largestBatch, productVersion } from '../../../src/contract';
import { dataStatuses } from '../../../src/contract/words/truth';

/** What both client packages have in common besides the contract. Times are in seconds. */
export const clientSettings = {
  version: productVersion,
  /** The time limit of an attempt. */
  timeout: 30,
  /** How often a request is sent again at most. */
  retries: 4,
  /** The pause before the first retry; it doubles each time. */
  firstPause: 0.5,
  longestPause: 8,
  /** The longest `Retry-After` that is waited for. After a longer one the error is raised. */
  longestWait: 60,
  largestBatch,
  /** The operations that ask about an amount: an item of a batch may ask them about a column of amounts. */
  amountOperations: batchOperations.filter((name) => 'amount' in contractOfItems(name).item.shape),
  /** The grades of age, the best first. Answers together are as old as the oldest. */
  dataStatuses,
  /** How far the clock of a receiver may be from the time in a webhook. */
  webhookTolerance: 300,
  /** The most questions of one request of the batch helper in bytes: below what the server takes as a body. */
  largestBatchBytes: 3_000_000,
} as const;
