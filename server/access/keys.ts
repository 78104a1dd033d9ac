import { randomUUID } from 'node:crypto';
import type { Store, StoredKey } from '../store/store';
import { type Environment, hashOf, hintOf, isWellFormed, newKey } from './key-format';
import type { PlanName } from './plans';

/** A key that was just made: the only moment at which it exists in clear. */
interface IssuedKey {
  readonly key: string;
  readonly stored: StoredKey;
}

/** What a key is made from. */
interface NewKey {
  readonly name: string;
  readonly environment: Environment;
  readonly plan: PlanName;
  readonly now: Date;
  /** What its calls are counted on, where that is not the key itself. */
  readonly account?: string;
}

/** Stores the hash of a key, with what belongs to it. */
export async function keepKey(store: Store, key: string, { name, environment, plan, now, account }: NewKey): Promise<StoredKey> {
  const id = randomUUID();
  const stored: StoredKey = { id, account: account ?? id, name, environment, plan, hint: hintOf(key), createdAt: now.toISOString(), disabledAt: null, expiresAt: null };
  await store.addKey(stored, hashOf(key));
  return stored;
}

/** Makes a key and stores its hash. */
export async function issueKey(store: Store, made: NewKey): Promise<IssuedKey> {
  const key = newKey(made.environment);
  return { key, stored: await keepKey(store, key, made) };
}

/** Is a key refused because its overlap after a rotation has ended? */
const isReplaced = ({ expiresAt }: StoredKey, now: number): boolean => expiresAt !== null && Date.parse(expiresAt) <= now;

/**
 * Makes a key that takes the place of another and counts on with its calls; the old one works until the overlap ends.
 *
 * @throws Error where the old key is refused itself: its successor must not open what was closed
 */
export async function rotateKey(store: Store, old: StoredKey, overlapHours: number, now: Date): Promise<IssuedKey> {
  if (old.disabledAt !== null) throw new Error(`The key ${old.id} (${old.name}) is disabled, so it gets no successor: enable it first, or make a new key with \`create\`.`);
  if (isReplaced(old, now.getTime())) throw new Error(`The key ${old.id} (${old.name}) was replaced before and ended at ${old.expiresAt}: rotate its successor instead, which \`list\` shows.`);
  const issued = await issueKey(store, { name: old.name, environment: old.environment, plan: old.plan as PlanName, now, account: old.account });
  await store.changeKey(old.id, { expiresAt: new Date(now.getTime() + overlapHours * 3_600_000).toISOString() });
  return issued;
}

/** How long a look-up counts: a key that another process disabled is refused after this. */
const trustedFor = 1_000;
const mostRemembered = 10_000;

/** Who a key belongs to, or why it is refused. */
export type Identity = { readonly ok: true; readonly key: StoredKey } | { readonly ok: false; readonly why: 'invalid_api_key' | 'key_disabled' };

/** Looks keys up, remembering each answer for a second. */
export function createKeyring(store: Store, now: () => number) {
  const remembered = new Map<string, { readonly identity: Identity; readonly at: number }>();

  async function lookUp(key: string): Promise<Identity> {
    const stored = await store.findKey(hashOf(key));
    const identity: Identity =
      stored === undefined
        ? { ok: false, why: 'invalid_api_key' }
        : stored.disabledAt !== null || isReplaced(stored, now())
          ? { ok: false, why: 'key_disabled' }
          : { ok: true, key: stored };
    if (remembered.size >= mostRemembered) remembered.clear();
    // Wrong keys are not remembered: whoever guesses must not fill the memory.
    if (stored !== undefined) remembered.set(key, { identity, at: now() });
    return identity;
  }

  return {
    /** The answer where it is known already, which is the usual case and costs no wait. */
    known(key: string): Identity | undefined {
      const found = remembered.get(key);
      return found !== undefined && now() - found.at < trustedFor ? found.identity : undefined;
    },
    async identify(key: string): Promise<Identity> {
      return isWellFormed(key) ? lookUp(key) : { ok: false, why: 'invalid_api_key' };
    },
  };
}
export type Keyring = ReturnType<typeof createKeyring>;
