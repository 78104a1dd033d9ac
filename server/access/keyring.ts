import { LRUCache } from 'lru-cache';
import { fail } from '../../src/contract/error';
import { message } from '../../src/language/message';
import type { Clock } from '../clock';
import { hashOf, isGrantSecret, isToken, isWellFormed } from '../keys/key-format';
import { type Store, type StoredKey, StoreUnavailable } from '../store/store';
import { writeApart } from '../store/write-apart';
import { identifyGrant } from './grants';
import { type Identity, identityOf } from './identity';

/** How long a look-up is reused, in milliseconds. A key that another process disabled is refused after this time. */
const trustedFor = 1_000;
const mostRemembered = 10_000;

/**
 * How long a look-up is reused while the store cannot be read, in milliseconds. Then nobody can disable a key either,
 * unless only this process has lost the store.
 */
const trustedWithoutStore = 60_000;

const unknown: Identity = { ...fail('invalid_api_key', message('api_key_unknown')), key: null };

const accessTokenAsKey: Identity = { ...fail('invalid_api_key', message('access_token_as_key')), key: null };

const tokenAsKey: Identity = { ...fail('invalid_api_key', message('account_token_as_key')), key: null };

/**
 * Looks keys up and remembers each result for a second; for a minute while the store cannot be read. A look-up records
 * that the key was used, so calls do not have to.
 */
export function createKeyring(store: Store, { now, elapsed }: Clock) {
  const rememberedFor = (ttl: number): LRUCache<string, Identity> =>
    new LRUCache({ max: mostRemembered, ttl, ttlResolution: 0, perf: { now: elapsed } });
  const remembered = rememberedFor(trustedFor);
  const lastKnown = rememberedFor(trustedWithoutStore);
  const used = new Map<string, string>();
  const usedGrants = new Map<string, string>();

  /** Stores when keys or grants were last used. Those that were used again in the meantime are stored later. */
  async function keepUsesOf(noted: Map<string, string>, write: Store['keysUsed']): Promise<void> {
    const uses = [...noted].map(([id, at]) => ({ id, at }));
    if (uses.length === 0) return;
    const unwritten = await writeApart(uses, write, () => undefined);
    const waiting = new Set(unwritten.rows);
    for (const use of uses) if (!waiting.has(use) && noted.get(use.id) === use.at) noted.delete(use.id);
    if (unwritten.problem !== undefined) throw unwritten.problem;
  }

  /** The identity that was last known, as it is by now. */
  function withoutStore(key: string, problem: unknown): Identity {
    const last = lastKnown.get(key);
    if (last === undefined || !(problem instanceof StoreUnavailable)) throw problem;
    return last.ok ? identityOf(last.key, now()) : last;
  }

  async function lookUp(key: string): Promise<Identity> {
    let stored: StoredKey | undefined;
    try {
      stored = await store.findKey(hashOf(key));
    } catch (problem) {
      return withoutStore(key, problem);
    }
    // Wrong keys are not remembered, so guesses cannot fill the memory.
    if (stored === undefined) return unknown;
    const at = now();
    const identity = identityOf(stored, at);
    if (identity.ok) used.set(stored.id, new Date(at).toISOString());
    remembered.set(key, identity);
    lastKnown.set(key, identity);
    return identity;
  }

  // Calls that arrive together share one look-up.
  const lookUps = new Map<string, Promise<Identity>>();
  function lookUpOnce(key: string): Promise<Identity> {
    let lookedUp = lookUps.get(key);
    if (lookedUp === undefined) {
      lookedUp = lookUp(key).finally(() => lookUps.delete(key));
      lookUps.set(key, lookedUp);
    }
    return lookedUp;
  }

  async function identify(key: string): Promise<Identity> {
    if (isWellFormed(key)) return lookUpOnce(key);
    if (isGrantSecret('access', key)) return accessTokenAsKey;
    return isToken(key) ? tokenAsKey : unknown;
  }

  return {
    /** The remembered result, if there is one. This is the usual case and costs no wait. */
    known(key: string): Identity | undefined {
      return remembered.get(key);
    },
    /** The remembered result, or else what the store says. */
    identified: async (key: string): Promise<Identity> => remembered.get(key) ?? (await identify(key)),
    /** Looks up a connected program, as {@link identifyGrant}. */
    async identifyGrant(token: string, resource: string): Promise<Identity> {
      const at = now();
      const identity = await identifyGrant(store, token, resource, at);
      if (identity.ok) usedGrants.set(identity.key.id, new Date(at).toISOString());
      return identity;
    },
    /** Stores when keys and connected programs were last used. Call it at intervals. */
    async keepUses(): Promise<void> {
      await keepUsesOf(used, store.keysUsed);
      await keepUsesOf(usedGrants, store.grantsUsed);
    },
  };
}
export type Keyring = ReturnType<typeof createKeyring>;
