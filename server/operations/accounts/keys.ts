import type { AccountKey, ChangeKeyRequest, CreateKeyRequest } from '../../../src/contract';
import type { KeyState } from '../../../src/contract/words/key-states';
import { fail, type Failure } from '../../../src/contract/error';
import { defined } from '../../../src/defined';
import { message } from '../../../src/language/message';
import { stateOf } from '../../access/keys';
import type { Actor } from '../../accounts/actor';
import { keyChanges } from '../../accounts/key-changes';
import { planNameOf } from '../../access/plans';
import { isAddressOrNetwork } from '../../network/address-list';
import type { KeyChange, StoredKey } from '../../store/store';
import { answered, type MakeHandlers } from './handler';
import { endOf } from './last-day';

/** The most keys of an account. */
const mostKeys = 2_000;

const states: Readonly<Record<ReturnType<typeof stateOf>, KeyState>> = {
  active: 'active',
  disabled: 'disabled',
  'account disabled': 'account_disabled',
  replaced: 'replaced',
  ended: 'expired',
};

/** A key as it is answered. */
export const rowOf = (key: StoredKey, now: number): AccountKey => ({
  id: key.id,
  name: key.name,
  environment: key.environment,
  hint: key.hint,
  plan: planNameOf(key.plan),
  state: states[stateOf(key, now)],
  created_at: key.createdAt,
  expires_at: key.expiresAt,
  replaced_at: key.replacedAt,
  last_used_at: key.lastUsedAt,
  networks: key.networks === null ? null : [...key.networks],
  operations: key.operations === null ? null : [...key.operations],
});

/** A list that limits; null for an empty one, which does not. */
const limiting = <T>(list: readonly T[] | undefined): readonly T[] | null | undefined =>
  list?.length === 0 ? null : list && [...new Set(list)];

/** The limits as they are stored, or what is wrong with them. */
function limitsOf(
  { expires, networks, operations }: Pick<ChangeKeyRequest, 'expires' | 'networks' | 'operations'>,
  now: number,
): { readonly limits: Pick<KeyChange, 'expiresAt' | 'networks' | 'operations'> } | { readonly failure: Failure } {
  const wrong = networks?.find((network) => !isAddressOrNetwork(network));
  if (wrong !== undefined)
    return fail('invalid_networks', message('network_wrong', { network: JSON.stringify(wrong.slice(0, 60)) }));
  const end = endOf(expires ?? 'never', now);
  if (!end.ok) return { failure: end.failure };
  return {
    limits: defined({
      expiresAt: expires === undefined ? undefined : end.value,
      networks: limiting(networks),
      operations: limiting(operations),
    }),
  };
}

export const keyHandlers: MakeHandlers<
  'listKeys' | 'createKey' | 'getKey' | 'changeKey' | 'deleteKey' | 'rotateKey' | 'disableKey' | 'enableKey'
> = ({ store, clock, place, keepCounts }) => {
  const unknown = (id: string) =>
    fail('not_found', message('key_of_account_unknown', { id: JSON.stringify(id.slice(0, 60)) }));
  const found = async (id: string, { account }: Actor): Promise<StoredKey | undefined> => {
    const key = await store.keyById(id);
    return key?.owner === account ? key : undefined;
  };
  const changesOf = (actor: Actor) => keyChanges(store, actor, new Date(clock.now()));

  /** Answers with a new key. undefined: the account has the most keys. */
  const issued = (made: { readonly key: string; readonly stored: StoredKey } | undefined) =>
    made === undefined
      ? fail('too_many_keys', message('keys_too_many', { most: mostKeys }))
      : answered({ ...rowOf(made.stored, clock.now()), key: made.key });

  const noSuccessor = (key: StoredKey) => {
    const state = states[stateOf(key, clock.now())];
    return fail(
      'key_not_active',
      state === 'active'
        ? message('key_has_successor', { day: String(key.replacedAt).slice(0, 10) })
        : message('key_gets_no_successor', { state }),
    );
  };

  /** Works on a key of the account and answers with the key as it is then. */
  async function onKey(id: string, actor: Actor, work: (key: StoredKey) => Promise<unknown>) {
    const key = await found(id, actor);
    if (key === undefined) return unknown(id);
    await work(key);
    const changed = await found(id, actor);
    return changed === undefined ? unknown(id) : answered(rowOf(changed, clock.now()));
  }

  return {
    listKeys: {
      async answer(_, { account }) {
        await keepCounts();
        const keys = (await store.keysOf(account)).map((key) => rowOf(key, clock.now()));
        return answered({ keys, count: keys.length });
      },
      table: ({ keys }) =>
        keys.map(({ networks, operations, ...row }) => ({
          ...row,
          networks: networks?.join(' ') ?? null,
          operations: operations?.join(' ') ?? null,
        })),
    },
    createKey: {
      async answer({ name, environment, ...limits }: CreateKeyRequest, actor) {
        const checked = limitsOf(limits, clock.now());
        if ('failure' in checked) return { ok: false, failure: checked.failure };
        const { account } = actor;
        const plan = planNameOf((await store.account(account))!.plan);
        const made = { name, environment, plan, owner: account, account, ...checked.limits };
        return issued(await changesOf(actor).createWithin(made, mostKeys));
      },
    },
    getKey: { answer: ({ id }, actor) => onKey(id, actor, () => Promise.resolve()) },
    changeKey: {
      async answer({ id, name, ...limits }, actor) {
        const checked = limitsOf(limits, clock.now());
        if ('failure' in checked) return { ok: false, failure: checked.failure };
        const change = { ...defined({ name }), ...checked.limits };
        return onKey(id, actor, async (key) => {
          if (Object.keys(change).length > 0) await changesOf(actor).change(key, change);
        });
      },
    },
    deleteKey: {
      async answer({ id }, actor) {
        const key = await found(id, actor);
        if (key === undefined || !(await changesOf(actor).remove(key))) return unknown(id);
        return answered({ id, deleted: true as const });
      },
    },
    rotateKey: {
      async answer({ id, overlap_days }, actor) {
        const old = await found(id, actor);
        if (old === undefined) return unknown(id);
        const made = await changesOf(actor).replace(old, overlap_days * 24, place, mostKeys);
        if (made === 'not_active') return noSuccessor((await found(id, actor)) ?? old);
        return issued(made === 'full' ? undefined : made);
      },
    },
    disableKey: { answer: ({ id }, actor) => onKey(id, actor, (key) => changesOf(actor).disable(key)) },
    enableKey: { answer: ({ id }, actor) => onKey(id, actor, (key) => changesOf(actor).enable(key)) },
  };
};
