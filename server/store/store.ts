import type { KeyOperation } from '../../src/contract';
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
  /** From then on its successor stands in its place, and it is refused: the end of the overlap of a rotation. */
  readonly replacedAt: string | null;
  /** From then on it is refused; null: it has no end. */
  readonly expiresAt: string | null;
  /** When it was last sent, which is written now and then; null: never. */
  readonly lastUsedAt: string | null;
  /** Addresses and networks that it may be used from; null: all. */
  readonly networks: readonly string[] | null;
  /** What it may be used for; null: everything. */
  readonly operations: readonly KeyOperation[] | null;
}

/** What can be changed of a key. */
export type KeyChange = Partial<
  Pick<StoredKey, 'name' | 'plan' | 'disabledAt' | 'replacedAt' | 'expiresAt' | 'networks' | 'operations'>
>;

/** When a key was last used. */
export interface KeyUse {
  readonly id: string;
  readonly at: string;
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
 * What the server remembers, whatever engine keeps it. Every method is one durable step: when its promise resolves, the
 * change survives the end of the process. Where the store cannot be used a method changes nothing and
 * fails with StoreUnavailable.
 */
export interface Store extends AddinStore, Ledger, FeedStates {
  /** Adds a key, unless one with this hash is there already. */
  addKey(key: StoredKey, hash: string): Promise<void>;
  findKey(hash: string): Promise<StoredKey | undefined>;
  keyById(id: string): Promise<StoredKey | undefined>;
  listKeys(): Promise<readonly StoredKey[]>;
  /** Changes what is given of a key; false where there is no such key. */
  changeKey(id: string, change: KeyChange): Promise<boolean>;
  /** Remembers when keys were last used, where that is later than what is known. */
  keysUsed(uses: readonly KeyUse[]): Promise<void>;
  takeLease(request: LeaseRequest): Promise<Lease>;
  /** Gives back calls of a lease that were not made. */
  returnLease(account: string, window: string, unused: number): Promise<void>;
  /** Calls taken in a window, spent or not. */
  taken(account: string, window: string): Promise<number>;
  /** Forgets windows that are over, except months. */
  forgetMinutesBefore(window: string): Promise<void>;
  /**
   * Can the store be read and written?
   *
   * @throws StoreUnavailable
   */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot be used; the message tells the person who starts the server what to do. */
export class StoreError extends Error {}

/**
 * The store cannot be used at the moment: its disk is full or read-only, its file is damaged, or another process keeps
 * it locked. Nothing was changed.
 */
export class StoreUnavailable extends StoreError {}
