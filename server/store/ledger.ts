import type { KnownObservation, Observation } from '../../src/market/observation';

/** An observation as it is added. */
export interface NewObservation extends Observation {
  /** When it was fetched from the source, or typed in. */
  readonly retrievedAt: string;
  /** Why it is kept apart until somebody has looked at it; left out where it is plausible. */
  readonly doubt?: string;
}

/**
 * An observation with what became of it. It answers questions from `knownFrom` on, never while that is null: then it is
 * in quarantine.
 */
export interface StoredObservation extends NewObservation, KnownObservation {
  /** Who or what took it back: an import that was undone, or a person who refused it. */
  readonly withdrawnBy: string | null;
}

/** Observations that are taken back or let out of quarantine: by number, or all of one origin. */
export type Selection = { readonly ids: readonly number[] } | { readonly origin: string };

/**
 * Observations of every series. They are only added: a correction is a new one, an undone import is marked as
 * withdrawn, and the database itself refuses to change or delete a value.
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
  observationAt(
    series: string,
    entity: string,
    date: string,
    asKnownOn?: string,
  ): Promise<StoredObservation | undefined>;
  /** All in a span of dates, both included: oldest date first, and of a date the one that counts first. */
  history(
    series: string,
    entity: string,
    from: string,
    to: string,
    asKnownOn?: string,
  ): Promise<readonly StoredObservation[]>;
  /** The newest of each series and entity. */
  newestObservations(asKnownOn?: string): Promise<readonly StoredObservation[]>;
  /** What waits for somebody to look at it, oldest first. */
  quarantined(): Promise<readonly StoredObservation[]>;
  /** Everything of one origin, whatever became of it. */
  observationsOf(origin: string): Promise<readonly StoredObservation[]>;
  /** A number that grows with every change of the ledger, by any process. */
  ledgerVersion(): Promise<number>;
  /**
   * What was last added, released or withdrawn after one version and up to another, in the order of its numbers: a page
   * of it, after a number.
   */
  changed(
    versions: { readonly after: number; readonly upTo: number },
    page: { readonly afterNumber: number; readonly most: number },
  ): Promise<readonly StoredObservation[]>;
}
