import type { KeyScope } from '../../src/contract';
import type { ErrorCode } from '../../src/contract/error';

/** What a call was about: an operation of keys, or `other` where the request names none. */
export type UsedOperation = KeyScope | 'other';

/** How a call ended: answered, or the code of its error. */
export type UsedOutcome = 'success' | ErrorCode;

/** The calls of one key on one day that were about one operation and ended alike. */
export interface UsageCount {
  readonly account: string;
  readonly key: string;
  /** UTC, YYYY-MM-DD. */
  readonly day: string;
  readonly operation: UsedOperation;
  readonly outcome: UsedOutcome;
  readonly calls: number;
}

/** Usage of an account or of one of its keys. */
type UsageRow = Omit<UsageCount, 'account' | 'key'>;

/** A refused call, for the person who looks for the reason. */
export interface RefusedCall {
  readonly account: string;
  readonly key: string;
  readonly at: string;
  readonly operation: UsedOperation;
  readonly code: ErrorCode;
  /** The sentence that the caller got, as it is stored: without keys, said to whoever reads it. */
  readonly message: string;
}

/** How many refused calls of an account are kept. */
export const mostRefusedCalls = 100;

/** What calls were about and how they ended. It is for people, and quotas do not depend on it. */
export interface UsageRecords {
  /** Adds counts to those of all servers. */
  addUsage(counts: readonly UsageCount[]): Promise<void>;
  /** Adds refused calls, and keeps the newest ones of each account. */
  addRefusedCalls(refused: readonly RefusedCall[]): Promise<void>;
  /**
   * Usage by day, operation and outcome, in this order.
   *
   * @param key one key; undefined: all keys of the account together
   * @param from first day, included
   * @param to last day, included
   */
  usageOf(account: string, key: string | undefined, from: string, to: string): Promise<readonly UsageRow[]>;
  /** The refused calls of an account, newest first. */
  refusedCalls(account: string): Promise<readonly RefusedCall[]>;
}
