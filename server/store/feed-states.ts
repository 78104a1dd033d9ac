/** How a run of a feed ended. */
interface FeedOutcome {
  readonly at: string;
  /** What went wrong, as a sentence; undefined where nothing did. */
  readonly error?: string | undefined;
  /** Consecutive runs that failed. */
  readonly failures: number;
  /** The feed is not run before this moment. */
  readonly openUntil?: string | undefined;
  /** What the run brought, as a sentence. */
  readonly summary: string;
}

/** What is stored about a feed between its runs. */
export interface FeedState {
  readonly name: string;
  /** The scheduled time of the last run that was started. */
  readonly slot: string;
  /** Has that run ended? */
  readonly done: boolean;
  /** When the claim of the process that runs it expires. */
  readonly leaseUntil: string | null;
  readonly lastRunAt: string | null;
  readonly lastSuccessAt: string | null;
  readonly lastError: string | null;
  readonly lastErrorAt: string | null;
  readonly failures: number;
  readonly openUntil: string | null;
  readonly summary: string | null;
}

/** HTTP validators of a source's answer, for conditional requests. */
interface StoredValidators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** The state of feeds, shared by all processes. Moments are ISO 8601. */
export interface FeedStates {
  feedStates(): Promise<readonly FeedState[]>;
  /**
   * Claims a run for one process. Each scheduled time is claimed once, and never while another process runs the feed.
   *
   * @param until when the claim expires and another process may take over
   */
  claimFeed(name: string, slot: string, owner: string, now: string, until: string): Promise<boolean>;
  /** Extends a claim; false where another process has taken over. */
  keepFeed(name: string, owner: string, until: string): Promise<boolean>;
  /** Ends a run; does nothing where another process has taken over. */
  finishFeed(name: string, owner: string, outcome: FeedOutcome): Promise<void>;
  validators(url: string): Promise<StoredValidators | undefined>;
  /** Stores the validators of an address. Only the {@link mostValidators} newest addresses are kept. */
  rememberValidators(url: string, validators: StoredValidators): Promise<void>;
}

/** Number of addresses whose validators are kept. An address that contains a day is never requested again. */
export const mostValidators = 500;
