import type { Direction } from '../../src/market/history';
import type { KnownObservation, Observation } from '../../src/market/observation';

/** An observation as it is added. */
export interface NewObservation extends Observation {
  /** When it was fetched from the source, or typed in. */
  readonly retrievedAt: string;
  /** Why it is quarantined until a person has looked at it; absent where it is plausible. */
  readonly doubt?: string;
}

/**
 * An observation with its history. Answers use it from `knownFrom` until `withdrawnAt`. While `knownFrom` is null, it
 * is in quarantine and no answer uses it.
 */
export interface StoredObservation extends NewObservation, KnownObservation {
  /** Who or what withdrew it: an import that was undone, or a person who rejected it. */
  readonly withdrawnBy: string | null;
}

/** The notifications that a process receives of changes to the ledger. */
export interface Watch {
  /** Do notifications arrive now? If not, the version must be read at intervals. */
  arrives(): boolean;
  close(): Promise<void>;
}

/** The part of a history to read: from a day on, that day included, towards earlier or later days. */
export interface Reading {
  readonly from: string;
  readonly direction: Direction;
  /** The last day to read, included. */
  readonly until?: string | undefined;
  /** Rows to read at most. The last day that was read may then be incomplete. */
  readonly most: number;
}

/** When a currency was quoted for a day, as far as it was ever known. */
export interface Quotation {
  readonly date: string;
  readonly knownFrom: string | null;
  readonly withdrawnAt: string | null;
}

/** The currencies whose quotations count, and the days on which a parity keeps one from counting. */
export interface Quoted {
  readonly currencies: readonly string[];
  readonly except: readonly { readonly currency: string; readonly from: string; readonly to: string }[];
}

/** Observations to release or withdraw: by number, or all of one origin. */
export type Selection = { readonly ids: readonly number[] } | { readonly origin: string };

/**
 * Observations of every series. The ledger is append-only: a correction is a new observation, and an undone import is
 * marked as withdrawn. The database itself refuses to change or delete a value. Moments are ISO 8601.
 */
export interface Ledger {
  /** Adds all or none, known from `at` unless in doubt. Returns their numbers, in ascending order. */
  addObservations(observations: readonly NewObservation[], at: string): Promise<readonly number[]>;
  /** Releases observations from quarantine; returns how many. */
  releaseObservations(selection: Selection, by: string, at: string): Promise<number>;
  /** Withdraws observations, in quarantine or not; returns how many. */
  withdrawObservations(selection: Selection, by: string, at: string): Promise<number>;
  /** The quarantined observations, oldest first. */
  quarantined(): Promise<readonly StoredObservation[]>;
  /** All observations of one origin, in the order of their numbers. */
  observationsOf(origin: string): Promise<readonly StoredObservation[]>;
  /** Every series and entity with an observation. Takes no longer where observations are many. */
  recorded(): Promise<readonly { readonly series: string; readonly entity: string }[]>;
  /** A part of the observations of a series and entity, day by day in the direction of the reading. */
  history(series: string, entity: string, reading: Reading): Promise<readonly StoredObservation[]>;
  /** When currencies were quoted, day by day in the direction of the reading; equal quotations once. */
  quotations(quoted: Quoted, reading: Reading): Promise<readonly Quotation[]>;
  /** A number that grows with every change of the ledger by any process. */
  ledgerVersion(): Promise<number>;
  /**
   * A page of the observations whose last change (addition, release or withdrawal) lies after one version and at or
   * before another. They come in the order of their numbers, from the one after `afterNumber`.
   */
  changed(
    versions: { readonly after: number; readonly upTo: number },
    page: { readonly afterNumber: number; readonly most: number },
  ): Promise<readonly StoredObservation[]>;
  /** Calls `changed` soon after any process has changed the ledger, where the engine notifies. */
  watchLedger(changed: () => void): Watch;
}
