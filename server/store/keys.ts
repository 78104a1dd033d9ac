import type { KeyScope } from '../../src/contract';
import type { AuditRecord } from './audit';

/** A stored API key. The key itself is never stored, only its SHA-256 hash. Moments are ISO 8601. */
export interface StoredKey {
  readonly id: string;
  /** The account it belongs to. */
  readonly owner: string;
  /**
   * The count of its calls. A key on the plan of its account has the id of the account. A key with a plan of its own has
   * its own id, or the id of the first key where it replaced another.
   */
  readonly account: string;
  readonly name: string;
  readonly environment: 'live' | 'test';
  /** The plan of its account, or its own. */
  readonly plan: string;
  /** The first characters, by which a person recognises it. */
  readonly hint: string;
  readonly createdAt: string;
  readonly disabledAt: string | null;
  /** When its account was disabled, and the key with it. */
  readonly ownerDisabledAt: string | null;
  /** When the overlap of a rotation ends: from then on only its successor is accepted. */
  readonly replacedAt: string | null;
  /** When it expires; null: never. */
  readonly expiresAt: string | null;
  /** When it was last used, stored at intervals; null: never. */
  readonly lastUsedAt: string | null;
  /** Addresses and networks from which it may be used; null: all. */
  readonly networks: readonly string[] | null;
  /** Operations for which it may be used; null: all. */
  readonly operations: readonly KeyScope[] | null;
}

/** The properties of a key that can change. Those left out stay as they are. */
export type KeyChange = Partial<
  Pick<StoredKey, 'name' | 'plan' | 'disabledAt' | 'replacedAt' | 'expiresAt' | 'networks' | 'operations'>
>;

/** When a key was last used. */
export interface KeyUse {
  readonly id: string;
  readonly at: string;
}

/** A key that takes the place of another. */
interface Successor {
  readonly key: StoredKey;
  readonly hash: string;
  /** When the old key ends. */
  readonly replacedAt: string;
}

/** Why a key got no successor: it is disabled, has ended or has one, or its owner has the most keys. */
export type KeyReplaced = 'replaced' | 'not_active' | 'full';

/** The API keys. A change and its record in the audit trail are one step. */
export interface Keys {
  /**
   * Adds a key, unless there is one with this hash.
   *
   * @param most keys of its owner. Several calls together never exceed them
   * @returns false where its owner has them already
   */
  addKey(key: StoredKey, hash: string, record?: AuditRecord, most?: number): Promise<boolean>;
  /**
   * Gives a key its one successor, however many ask at once.
   *
   * @param most keys of its owner, as for {@link addKey}
   * @param use puts the successor to use before the old key may end. If it fails, nothing has changed. It may run twice
   */
  replaceKey(
    id: string,
    successor: Successor,
    record: AuditRecord,
    most?: number,
    use?: () => Promise<void>,
  ): Promise<KeyReplaced>;
  findKey(hash: string): Promise<StoredKey | undefined>;
  keyById(id: string): Promise<StoredKey | undefined>;
  /** All keys, oldest first. */
  listKeys(): Promise<readonly StoredKey[]>;
  /** The keys of an account, oldest first. */
  keysOf(owner: string): Promise<readonly StoredKey[]>;
  /** Changes a key; false where there is no such key. */
  changeKey(id: string, change: KeyChange, record?: AuditRecord): Promise<boolean>;
  /** Deletes a key for good; false where there is no such key. */
  deleteKey(id: string, record: AuditRecord): Promise<boolean>;
  /** Records when keys were last used. An earlier moment never replaces a later one. */
  keysUsed(uses: readonly KeyUse[]): Promise<void>;
}
