import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { fail, type Failure } from '../../src/contract/error';
import { type Message, message } from '../../src/language/message';
import type { Clock } from '../clock';
import { firstAccount } from '../store/accounts';
import type { AuditRecord } from '../store/audit';
import type { KeyReplaced } from '../store/keys';
import { type Store, type StoredKey, StoreUnavailable } from '../store/store';
import { writeApart } from '../store/write-apart';
import { type Environment, hashOf, hintOf, isGrantSecret, isToken, isWellFormed, newKey } from '../keys/key-format';
import { identifyGrant } from './grants';
import type { PlanName } from './plans';
import { type Restrictions, restrictionsOf } from './restrictions';

/** A new key. This is the only moment when it exists in plain text. */
interface IssuedKey {
  readonly key: string;
  readonly stored: StoredKey;
}

/** The details of a new key. */
interface NewKey {
  readonly name: string;
  readonly environment: Environment;
  readonly plan: PlanName;
  readonly now: Date;
  /** The account that it belongs to; by default the first one. */
  readonly owner?: string;
  /** Where its calls are counted; by default on the key's own id. A key on the plan of its account names the account. */
  readonly account?: string;
  readonly expiresAt?: string | null;
  readonly networks?: StoredKey['networks'];
  readonly operations?: StoredKey['operations'];
}

/** A new key as it is stored. */
function storedOf(
  key: string,
  { name, environment, plan, now, owner, account, expiresAt = null, networks = null, operations = null }: NewKey,
): StoredKey {
  const id = randomUUID();
  return {
    id,
    owner: owner ?? firstAccount,
    account: account ?? id,
    name,
    environment,
    plan,
    hint: hintOf(key),
    createdAt: now.toISOString(),
    disabledAt: null,
    ownerDisabledAt: null,
    replacedAt: null,
    expiresAt,
    lastUsedAt: null,
    networks,
    operations,
  };
}

/** Stores the hash of a key with its details. */
export async function keepKey(store: Store, key: string, made: NewKey): Promise<void> {
  await store.addKey(storedOf(key, made), hashOf(key));
}

function make(made: NewKey): IssuedKey {
  const key = newKey(made.environment);
  return { key, stored: storedOf(key, made) };
}

/** Makes a key and stores its hash. */
export async function issueKey(
  store: Store,
  made: NewKey,
  record?: (stored: StoredKey) => AuditRecord,
): Promise<IssuedKey> {
  const issued = make(made);
  await store.addKey(issued.stored, hashOf(issued.key), record?.(issued.stored));
  return issued;
}

/**
 * Makes a key, as {@link issueKey}.
 *
 * @param most keys that its account may have
 * @returns undefined where the account has them already
 */
export async function issueKeyWithin(
  store: Store,
  made: NewKey,
  most: number,
  record: (stored: StoredKey) => AuditRecord,
): Promise<IssuedKey | undefined> {
  const issued = make(made);
  return (await store.addKey(issued.stored, hashOf(issued.key), record(issued.stored), most)) ? issued : undefined;
}

const isPast = (moment: string | null, now: number): moment is string => moment !== null && Date.parse(moment) <= now;

/** The state of a key. Only an `active` key is accepted. */
export function stateOf(
  { disabledAt, ownerDisabledAt, replacedAt, expiresAt }: StoredKey,
  now: number,
): 'active' | 'disabled' | 'account disabled' | 'replaced' | 'ended' {
  if (disabledAt !== null) return 'disabled';
  if (ownerDisabledAt !== null) return 'account disabled';
  if (isPast(replacedAt, now)) return 'replaced';
  return isPast(expiresAt, now) ? 'ended' : 'active';
}

/** May a key get a successor? One that has a successor, or was closed, may not. */
export const isReplaceable = (key: StoredKey, now: number): boolean =>
  key.replacedAt === null && stateOf(key, now) === 'active';

/** Why a key that is not replaceable gets no successor, for whoever runs the service. */
export function whyNoSuccessor(old: StoredKey, now: number): Message {
  const key = { id: old.id, name: old.name };
  switch (stateOf(old, now)) {
    case 'disabled':
      return message('key_disabled_kept', key);
    case 'account disabled':
      return message('key_of_disabled_account_kept', key);
    case 'replaced':
      return message('key_replaced_before', { ...key, moment: old.replacedAt! });
    case 'ended':
      return message('key_ended_kept', { ...key, moment: old.expiresAt! });
    case 'active':
      return message('key_replaced_still_works', { ...key, moment: old.replacedAt! });
  }
}

/** How a key is replaced. */
interface Replacing {
  readonly overlapHours: number;
  readonly now: Date;
  /** The keys that its account may have; by default any number. */
  readonly most?: number;
  readonly record: (successor: StoredKey, replacedAt: string) => AuditRecord;
  /** Puts the successor to use before the old key ends. */
  readonly succeed?: ((successor: string) => Promise<void>) | undefined;
}

/**
 * Makes a key that replaces another, with the same end, limits and call count. The old key works until the overlap
 * ends. A key gets one successor, however many ask for it at once.
 *
 * @returns why there is none
 */
export async function replaceKey(
  store: Store,
  old: StoredKey,
  { overlapHours, now, most, record, succeed }: Replacing,
): Promise<IssuedKey | Exclude<KeyReplaced, 'replaced'>> {
  if (!isReplaceable(old, now.getTime())) return 'not_active';
  const { name, environment, plan, owner, account, expiresAt, networks, operations } = old;
  const same = { name, environment, plan: plan as PlanName, owner, account, expiresAt, networks, operations };
  const issued = make({ ...same, now });
  const replacedAt = new Date(now.getTime() + overlapHours * 3_600_000).toISOString();
  const outcome = await store.replaceKey(
    old.id,
    { key: issued.stored, hash: hashOf(issued.key), replacedAt },
    record(issued.stored, replacedAt),
    most,
    succeed && (() => succeed(issued.key)),
  );
  return outcome === 'replaced' ? issued : outcome;
}

/** Is a key on the plan of its account? Otherwise it has a plan and a count of its own. */
export const isOnAccountPlan = ({ owner, account }: StoredKey): boolean => owner === account;

/**
 * Moves a key with a plan of its own to another plan, together with all keys on its count: those that it replaced or
 * that replace it.
 */
export async function changePlan(
  store: Store,
  { account }: StoredKey,
  plan: PlanName,
  record: (key: StoredKey) => AuditRecord,
): Promise<void> {
  for (const key of await store.listKeys())
    if (key.account === account) await store.changeKey(key.id, { plan }, record(key));
}

/** How long a look-up is reused, in milliseconds. A key that another process disabled is refused after this time. */
const trustedFor = 1_000;
const mostRemembered = 10_000;

/**
 * How long a look-up is reused while the store cannot be read, in milliseconds. Then nobody can disable a key either,
 * unless only this process has lost the store.
 */
const trustedWithoutStore = 60_000;

/** The stored key and its limits, or why it is refused. */
export type Identity =
  | { readonly ok: true; readonly key: StoredKey; readonly restrictions: Restrictions | undefined }
  | { readonly ok: false; readonly key: StoredKey | null; readonly failure: Failure };

const unknown: Identity = { ...fail('invalid_api_key', message('api_key_unknown')), key: null };

const accessTokenAsKey: Identity = { ...fail('invalid_api_key', message('access_token_as_key')), key: null };

const tokenAsKey: Identity = { ...fail('invalid_api_key', message('account_token_as_key')), key: null };

const dayOf = (moment: string | null): string => moment!.slice(0, 10);

function identityOf(stored: StoredKey, now: number): Identity {
  const disabled = (sentence: Message): Identity => ({ ...fail('key_disabled', sentence), key: stored });
  switch (stateOf(stored, now)) {
    case 'disabled':
      return disabled(message('api_key_disabled'));
    case 'account disabled':
      return disabled(message('account_disabled'));
    case 'replaced':
      return disabled(message('api_key_replaced', { day: dayOf(stored.replacedAt) }));
    case 'ended':
      return disabled(message('api_key_expired', { day: dayOf(stored.expiresAt) }));
    case 'active':
      return { ok: true, key: stored, restrictions: restrictionsOf(stored) };
  }
}

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
