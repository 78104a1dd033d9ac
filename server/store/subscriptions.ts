import type { Sentence } from '../../src/language/message';
import type { AuditRecord } from './audit';

/** A secret that was replaced, and until when it still signs, ISO 8601. */
export interface EarlierSecret {
  readonly secret: string;
  readonly until: string;
}

/** A request for news at an address, with what it is about. Moments are ISO 8601. */
export interface StoredSubscription {
  readonly id: string;
  /** Where the calls of its key are counted: all keys on that count own it. */
  readonly account: string;
  readonly environment: 'live' | 'test';
  readonly name: string | null;
  readonly callbackUrl: string;
  /** The host of this address, without its port. */
  readonly host: string;
  /** What deliveries are signed with. */
  readonly secret: string;
  /** What they are also signed with for a while, newest first. */
  readonly earlierSecrets: readonly EarlierSecret[];
  /** What it is about, as text that is the same for the same filter. */
  readonly filter: string;
  /** The place in the list of changes up to which deliveries were queued. */
  readonly position: string;
  /** The state of its thresholds at that place. */
  readonly crossed: string;
  readonly createdAt: string;
  readonly endedAt: string | null;
  /** Why it ended. */
  readonly endedBecause: Sentence | null;
}

/** What may change of a subscription. */
export type SubscriptionChange = Partial<Omit<StoredSubscription, 'id' | 'account' | 'environment' | 'createdAt'>>;

/** What is sent to a receiver. */
export interface NewDelivery {
  /** The receiver sees the same id at every attempt. A delivery whose id was queued before is not queued again. */
  readonly id: string;
  readonly type: string;
  /** The body, exactly as it is signed and sent. */
  readonly body: string;
}

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** A delivery with what became of it. */
export interface StoredDelivery {
  readonly id: string;
  readonly subscription: string;
  readonly type: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly createdAt: string;
  readonly attemptedAt: string | null;
  /** The earliest next attempt, in milliseconds since 1970; null: none follows. */
  readonly due: number | null;
  /** The status of the last answer; null: there was none. */
  readonly status: number | null;
  /** Why the last attempt failed. */
  readonly problem: Sentence | null;
}

/** A delivery that one process sends now. */
export interface ClaimedDelivery extends Omit<NewDelivery, 'type'> {
  readonly subscription: string;
  readonly account: string;
  readonly callbackUrl: string;
  readonly host: string;
  /** What it is signed with: each of them. */
  readonly secrets: readonly string[];
  /** Attempts, with the one that begins. */
  readonly attempts: number;
  /** When it was queued, or was last asked to be sent again, in milliseconds since 1970. */
  readonly since: number;
  /** The end of the claim, which also identifies it. */
  readonly until: number;
}

/** What an attempt came to. */
export interface AttemptOutcome {
  readonly state: DeliveryState;
  readonly status: number | null;
  readonly problem: Sentence | null;
  /** Milliseconds until the next attempt; null: none follows. */
  readonly again: number | null;
}

/** An active subscription with deliveries that are due. */
export interface DueSubscription extends Pick<StoredSubscription, 'id' | 'account' | 'host'> {
  /** How many are due, counted up to a limit. */
  readonly due: number;
}

/** Which deliveries a process may claim. */
export interface ClaimLimits {
  /** Up to which number the deliveries of a subscription are counted. */
  readonly counted: number;
  /** Chooses how many deliveries of each subscription are claimed, by its id. They come in any order. */
  readonly share: (due: readonly DueSubscription[]) => ReadonlyMap<string, number>;
  /** How long the claim holds, in milliseconds. Another process may then send the delivery. */
  readonly holds: number;
}

/** What waits in the queue. */
export interface QueueState {
  readonly waiting: number;
  /** The time since the oldest delivery that waits was queued, in milliseconds; 0: none waits. */
  readonly age: number;
}

/** Subscriptions, shared by all processes. */
export interface SubscriptionList {
  /**
   * Adds a subscription, unless its account has as many as it may have. If the account already has an active one with
   * the same address and filter, nothing is added.
   *
   * @returns the subscription, whether it is new, or undefined where there are too many
   */
  addSubscription(
    subscription: StoredSubscription,
    most: number,
    record: AuditRecord,
  ): Promise<{ readonly stored: StoredSubscription; readonly isNew: boolean } | undefined>;
  subscription(id: string): Promise<StoredSubscription | undefined>;
  /**
   * Changes a subscription in one step. If it ends, what waits is given up.
   *
   * @param from as it was read. Nothing is changed where it is not so any more
   * @param most active subscriptions of its account, where it was not active before
   */
  changeSubscription(
    from: StoredSubscription,
    to: SubscriptionChange,
    most: number,
    record: AuditRecord,
  ): Promise<'changed' | 'not as it was' | 'too many'>;
  /** The subscriptions of an account, oldest first, ended ones included. */
  subscriptionsOf(account: string): Promise<readonly StoredSubscription[]>;
  /** Removes a subscription and its deliveries; false where there is none. */
  removeSubscription(id: string, record: AuditRecord): Promise<boolean>;
  /** The active live subscriptions whose account has a key that is accepted now. */
  subscriptionsToServe(): Promise<readonly StoredSubscription[]>;
}

/**
 * The queue of deliveries, shared by all processes. Claims and their ends are judged by the date that all processes
 * share, never by the date of one of them.
 */
export interface DeliveryQueue {
  /**
   * Moves a subscription on in the list of changes and queues the deliveries about them, in one step. Does nothing
   * where it was moved or its filter was changed meanwhile.
   */
  moveSubscription(
    from: Pick<StoredSubscription, 'id' | 'filter' | 'position' | 'crossed'>,
    to: Pick<StoredSubscription, 'position' | 'crossed'>,
    deliveries: readonly NewDelivery[],
  ): Promise<boolean>;
  /** Queues a delivery of an active subscription; false where it is not active. */
  addDelivery(subscription: string, delivery: NewDelivery): Promise<boolean>;
  /** Queues a delivery anew, with its id and body; false where there is none, or its subscription has ended. */
  sendAgain(subscription: string, delivery: string): Promise<boolean>;
  delivery(subscription: string, id: string): Promise<StoredDelivery | undefined>;
  /** The latest deliveries of a subscription, newest first. */
  deliveriesOf(subscription: string, most: number): Promise<readonly StoredDelivery[]>;
  /** Claims deliveries that are due. A process that dies loses its claims when they expire. */
  claimDeliveries(limits: ClaimLimits): Promise<readonly ClaimedDelivery[]>;
  /** Stores what an attempt came to; does nothing where the claim has expired and another process has taken over. */
  finishDelivery(claimed: ClaimedDelivery, outcome: AttemptOutcome): Promise<void>;
  /** When any delivery of a subscription was last accepted, in milliseconds since 1970; null: never. */
  lastAccepted(subscription: string): Promise<number | null>;
  /** Ends a subscription and gives up what waits. */
  endSubscription(id: string, because: Sentence): Promise<void>;
  /** Milliseconds until a delivery is due; undefined: none waits. */
  nextDelivery(): Promise<number | undefined>;
  queueState(): Promise<QueueState>;
  /**
   * Removes deliveries that were queued, and subscriptions that ended, longer ago than this, in milliseconds. Also
   * removes subscriptions that nobody can own any more, because their key was deleted.
   */
  forgetDeliveries(age: number): Promise<void>;
}

/** Subscriptions and what is sent to them. */
export interface Subscriptions extends SubscriptionList, DeliveryQueue {}
