/** A request for news at an address, with what it is about. Moments are ISO 8601. */
export interface StoredSubscription {
  readonly id: string;
  /** Where the calls of its key are counted: all keys on that count own it. */
  readonly account: string;
  readonly environment: 'live' | 'test';
  readonly name: string | null;
  readonly callbackUrl: string;
  /** What deliveries are signed with. */
  readonly secret: string;
  /** What it is about, as text that is the same for the same filter. */
  readonly filter: string;
  /** The place in the list of changes up to which deliveries were queued. */
  readonly position: string;
  /** The state of its thresholds at that place. */
  readonly crossed: string;
  readonly createdAt: string;
  readonly endedAt: string | null;
  /** Why it ended, as a sentence. */
  readonly endedBecause: string | null;
}

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
  /** Why the last attempt failed, as a sentence. */
  readonly problem: string | null;
}

/** A delivery that one process sends now. */
export interface ClaimedDelivery extends Omit<NewDelivery, 'type'> {
  readonly subscription: string;
  readonly callbackUrl: string;
  readonly secret: string;
  readonly host: string;
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
  readonly problem: string | null;
  /** Milliseconds until the next attempt; null: none follows. */
  readonly again: number | null;
}

/** How many deliveries a process may claim. */
export interface ClaimLimits {
  readonly most: number;
  /** At most this many of one receiver, those that are under way included. */
  readonly perHost: number;
  /** Deliveries that this process has under way, by receiver. */
  readonly underWay: ReadonlyMap<string, number>;
  /** How long the claim holds, in milliseconds. Another process may then send the delivery. */
  readonly holds: number;
}

/** What waits in the queue. */
export interface QueueState {
  readonly waiting: number;
  /** The time since the oldest delivery that waits was queued, in milliseconds; 0: none waits. */
  readonly age: number;
}

/**
 * Subscriptions and the queue of their deliveries, shared by all processes. Claims and their ends are judged by the
 * date that all processes share, never by the date of one of them.
 */
export interface Subscriptions {
  /**
   * Adds a subscription, unless its account has as many as it may have. If the account already has an active one with
   * the same address and filter, nothing is added.
   *
   * @returns the subscription, whether it is new, or undefined where there are too many
   */
  addSubscription(
    subscription: StoredSubscription,
    most: number,
  ): Promise<{ readonly stored: StoredSubscription; readonly isNew: boolean } | undefined>;
  subscription(id: string): Promise<StoredSubscription | undefined>;
  /** The subscriptions of an account, oldest first, ended ones included. */
  subscriptionsOf(account: string): Promise<readonly StoredSubscription[]>;
  /** Removes a subscription and its deliveries; false where there is none. */
  removeSubscription(id: string): Promise<boolean>;
  /** The active live subscriptions whose account has a key that is accepted now. */
  subscriptionsToServe(): Promise<readonly StoredSubscription[]>;
  /**
   * Moves a subscription on in the list of changes and queues the deliveries about them, in one step. Does nothing
   * where another process has moved it.
   */
  moveSubscription(
    from: Pick<StoredSubscription, 'id' | 'position' | 'crossed'>,
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
  endSubscription(id: string, because: string): Promise<void>;
  /** Milliseconds until a delivery is due; undefined: none waits. */
  nextDelivery(): Promise<number | undefined>;
  queueState(): Promise<QueueState>;
  /**
   * Removes deliveries that were queued, and subscriptions that ended, longer ago than this, in milliseconds. Also
   * removes subscriptions that nobody can own any more, because their key was deleted.
   */
  forgetDeliveries(age: number): Promise<void>;
}
