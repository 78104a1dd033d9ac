/** How a feed's last run ended. */
interface FeedOutcome {
  readonly at: string;
  /** What went wrong, as a sentence; undefined where nothing did. */
  readonly error?: string | undefined;
  /** Runs in a row that brought nothing because of an error. */
  readonly failures: number;
  /** The feed is left alone until then. */
  readonly openUntil?: string | undefined;
  /** What the run brought, as a sentence. */
  readonly summary: string;
}

/** What is remembered of a feed between its runs. */
export interface FeedState {
  readonly name: string;
  /** The appointed time of the last run that was begun. */
  readonly slot: string;
  /** Whether that run has ended. */
  readonly done: boolean;
  /** Until when the process that runs it has it for itself. */
  readonly leaseUntil: string | null;
  readonly lastRunAt: string | null;
  readonly lastSuccessAt: string | null;
  readonly lastError: string | null;
  readonly lastErrorAt: string | null;
  readonly failures: number;
  readonly openUntil: string | null;
  readonly summary: string | null;
}

/** What a source said of an answer, to be asked later whether it has changed. */
export interface StoredValidators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** What feeds remember, shared by all processes. Times are ISO 8601. */
export interface FeedStates {
  feedStates(): Promise<readonly FeedState[]>;
  /**
   * Begins a run for one process: each appointed time is given to one only, and to none while another has the feed for
   * itself.
   *
   * @param until after this another process may take over, as if this one had ended
   */
  claimFeed(name: string, slot: string, owner: string, now: string, until: string): Promise<boolean>;
  /** Keeps a feed for longer; false where it was lost to another process. */
  keepFeed(name: string, owner: string, until: string): Promise<boolean>;
  /** Ends a run; nothing where the feed was lost to another process. */
  finishFeed(name: string, owner: string, outcome: FeedOutcome): Promise<void>;
  validators(url: string): Promise<StoredValidators | undefined>;
  rememberValidators(url: string, validators: StoredValidators): Promise<void>;
}
