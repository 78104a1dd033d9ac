import { Explained } from '../explained';
import type { AccessCodes } from './access-codes';
import type { AccountTokens } from './account-tokens';
import type { Accounts } from './accounts';
import type { Attempts } from './attempts';
import type { Audit } from './audit';
import type { FeedStates } from './feed-states';
import type { Grants } from './grants';
import type { Invitations } from './invitations';
import type { Keys } from './keys';
import type { LawReadings } from './law-readings';
import type { Leases } from './leases';
import type { LawPackages } from './laws';
import type { Ledger } from './ledger';
import type { People } from './people';
import type { PlanRequests } from './plan-requests';
import type { Secrets } from './secrets';
import type { Subscriptions } from './subscriptions';
import type { UsageRecords } from './usage';

export type { KeyChange, StoredKey } from './keys';

/**
 * Everything that the server stores, in any engine. Every method is one durable step: once its promise resolves, the
 * change survives the end of the process. Where the store cannot be used, a method changes nothing and fails with
 * StoreUnavailable.
 */
export interface Store
  extends
    Keys,
    Leases,
    AccessCodes,
    Attempts,
    Secrets,
    Ledger,
    FeedStates,
    Accounts,
    Invitations,
    PlanRequests,
    AccountTokens,
    Grants,
    Audit,
    UsageRecords,
    People,
    Subscriptions,
    LawPackages,
    LawReadings {
  /**
   * Reads and writes the store once.
   *
   * @throws StoreUnavailable where that is not possible
   */
  check(): Promise<void>;
  /** The date of the clock that all servers on the store share, in milliseconds since 1970. */
  sharedTime(): Promise<number>;
  close(): Promise<void>;
}

/** The store cannot be used. */
export class StoreError extends Explained {}

/**
 * The store cannot be used now: its disk is full or read-only, its file is damaged, or another process keeps it locked.
 * Nothing was changed.
 */
export class StoreUnavailable extends StoreError {}

/** The store can be used, but cannot keep a value that it was given. Nothing was changed. */
export class ValueRefused extends Error {}
