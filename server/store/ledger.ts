/** Who says so. */
export interface ObservationSource {
  readonly title: string;
  readonly publisher: string;
  readonly url: string | null;
}

/**
 * A dated value as a source stated it.
 *
 * `entity` is a currency, a country or a common central bank (`BCEAO`, `BEAC`), as its series says in `src/market/series.ts`.
 * A meeting of a central bank is an observation on the day of the meeting: 1 while it is planned, 0 once it is called off; `details.announced` is the day on which it was made known.
 */
export interface NewObservation {
  readonly series: string;
  readonly entity: string;
  readonly date: string;
  readonly value: number;
  /** What a source says of the value beside the number: `period`, `precision`, `basis`, `scope`, `announced`, `bank`. */
  readonly details?: Readonly<Record<string, string>>;
  readonly source: ObservationSource;
  /** When it was fetched from the source, or typed in. */
  readonly retrievedAt: string;
  /** The name of the feed, or `import:` and the id of an import. */
  readonly origin: string;
  /** A bank, a regulator or an office of statistics comes before what others compiled, on the same day. */
  readonly authority: 'official' | 'compiled';
  /** Why it is kept apart until somebody has looked at it; left out where it is plausible. */
  readonly doubt?: string;
}

/** An observation with what became of it. */
export interface StoredObservation extends NewObservation {
  readonly id: number;
  /** From when on it answers questions; null while it is in quarantine. */
  readonly knownFrom: string | null;
  /** From when on it answers none; null while it stands. */
  readonly withdrawnAt: string | null;
  /** Who or what took it back: an import that was undone, or a person who refused it. */
  readonly withdrawnBy: string | null;
}

/** Observations that are taken back or let out of quarantine: by number, or all of one origin. */
export type Selection = { readonly ids: readonly number[] } | { readonly origin: string };

/**
 * Observations of every series. They are only added: a correction is a new one, an undone import is marked as withdrawn, and the database itself refuses to change or delete a value.
 * Of several on a day, those of an official source come first, then the one that became known last.
 *
 * `asKnownOn` is a day; what became known after its end (UTC) is left out, and what was withdrawn later still stands.
 */
export interface Ledger {
  /** Adds all or none, in one durable step at a moment (ISO 8601); answers their numbers. */
  addObservations(observations: readonly NewObservation[], at: string): Promise<readonly number[]>;
  /** Lets observations out of quarantine; answers how many there were. */
  releaseObservations(selection: Selection, by: string, at: string): Promise<number>;
  /** Takes observations back, in quarantine or not; answers how many there were. */
  withdrawObservations(selection: Selection, by: string, at: string): Promise<number>;
  /** The newest at or before a date. */
  observationAt(series: string, entity: string, date: string, asKnownOn?: string): Promise<StoredObservation | undefined>;
  /** All in a span of dates, both included: oldest date first, and of a date the one that counts first. */
  history(series: string, entity: string, from: string, to: string, asKnownOn?: string): Promise<readonly StoredObservation[]>;
  /** The newest of each series and entity. */
  newestObservations(asKnownOn?: string): Promise<readonly StoredObservation[]>;
  /** What waits for somebody to look at it, oldest first. */
  quarantined(): Promise<readonly StoredObservation[]>;
  /** Everything of one origin, whatever became of it. */
  observationsOf(origin: string): Promise<readonly StoredObservation[]>;
  /** A number that grows with every change of the ledger, by any process. */
  ledgerVersion(): Promise<number>;
  /** What was added, released or withdrawn after a version, with the version it leads to. */
  changesSince(version: number): Promise<{ readonly version: number; readonly observations: readonly StoredObservation[] }>;
}
