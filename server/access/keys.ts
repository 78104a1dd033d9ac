import { randomUUID } from 'node:crypto';
import { type Message, message } from '../../src/language/message';
import { firstAccount } from '../store/accounts';
import type { AuditRecord } from '../store/audit';
import type { KeyReplaced } from '../store/keys';
import type { Store, StoredKey } from '../store/store';
import { type Environment, hashOf, hintOf, newKey } from '../keys/key-format';
import type { PlanName } from './plans';

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
