import type { AddinStore } from './add-in';
import type { FeedStates } from './feed-states';
import type { Ledger } from './ledger';

/** A key as it is kept: never in clear, only its SHA-256. */
export interface StoredKey {
  readonly id: string;
  /** What its calls are counted on: its own id, or that of the first key where it is the successor of another. */
  readonly account: string;
  readonly name: string;
  readonly environment: 'live' | 'test';
  readonly plan: string;
  /** The first characters, by which a person recognises it. */
  readonly hint: string;
  readonly createdAt: string;
  readonly disabledAt: string | null;
  /** After this it is refused: the end of the overlap of a rotation. */
  readonly expiresAt: string | null;
}

/** Calls granted out of a limit, and how many of the limit are left after it. */
export interface Lease {
  readonly granted: number;
  /** null where there is no limit. */
  readonly left: number | null;
}

/** What a lease is asked for. */
export interface LeaseRequest {
  readonly account: string;
  /** The span the limit holds for: a month `2026-11` or a minute `2026-11-21T10:05`. */
  readonly window: string;
  /** Calls that are needed now: nothing is granted when the limit leaves fewer. */
  readonly needed: number;
  /** The most to take at once. */
  readonly most: number;
  /** null: no limit. */
  readonly limit: number | null;
  /** What part of the rest may be taken at once, so that little is lost near the limit. */
  readonly share: number;
}

/**
 * What the server remembers, whatever engine keeps it. Every method is one durable step: when its promise resolves, the change survives the end of the process.
 */
export interface Store extends AddinStore, Ledger, FeedStates {
  /** Adds a key, unless one with this hash is there already. */
  addKey(key: StoredKey, hash: string): Promise<void>;
  findKey(hash: string): Promise<StoredKey | undefined>;
  keyById(id: string): Promise<StoredKey | undefined>;
  listKeys(): Promise<readonly StoredKey[]>;
  /** Changes what is given of a key; false where there is no such key. */
  changeKey(id: string, change: Partial<Pick<StoredKey, 'plan' | 'disabledAt' | 'expiresAt'>>): Promise<boolean>;
  takeLease(request: LeaseRequest): Promise<Lease>;
  /** Gives back calls of a lease that were not made. */
  returnLease(account: string, window: string, unused: number): Promise<void>;
  /** Calls taken in a window, spent or not. */
  taken(account: string, window: string): Promise<number>;
  /** Forgets windows that are over, except months. */
  forgetMinutesBefore(window: string): Promise<void>;
  /** Is the store there and does it answer? */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot be used; the message tells the person who starts the server what to do. */
export class StoreError extends Error {}
