import type { Kysely } from 'kysely';
import type { KeyScope } from '../../../src/contract';
import type { KeyChange, KeyReplaced, Keys, StoredKey } from '../keys';
import { lockAccount } from './accounts';
import { isTrue, recorded } from './audit';
import type { Engine } from './engine';
import { keepLastUses } from './last-uses';
import type { Tables } from './tables';

/** A key as it is selected. Lists are comma-separated. */
type Row = Omit<StoredKey, 'networks' | 'operations'> & {
  readonly networks: string | null;
  readonly operations: string | null;
};

const columns = [
  'k.id',
  'k.owner',
  'k.account',
  'k.name',
  'k.environment',
  'k.hint',
  'k.created_at as createdAt',
  'k.disabled_at as disabledAt',
  'a.disabled_at as ownerDisabledAt',
  'k.replaced_at as replacedAt',
  'k.expires_at as expiresAt',
  'k.last_used_at as lastUsedAt',
  'k.networks',
  'k.operations',
] as const;

const keyOf = ({ networks, operations, ...key }: Row): StoredKey => ({
  ...key,
  networks: networks?.split(',') ?? null,
  operations: (operations?.split(',') as KeyScope[] | undefined) ?? null,
});

const listed = (list: readonly string[] | null | undefined): string | null | undefined =>
  list === undefined ? undefined : (list?.join() ?? null);

/** The columns that a change sets. An undefined column is left as it is. */
const changedColumns = ({ name, plan, disabledAt, replacedAt, expiresAt, networks, operations }: KeyChange) => ({
  name,
  plan,
  disabled_at: disabledAt,
  replaced_at: replacedAt,
  expires_at: expiresAt,
  networks: listed(networks),
  operations: listed(operations),
});

const insertKey = (transaction: Kysely<Tables>, key: StoredKey, hash: string): Promise<unknown> =>
  transaction
    .insertInto('keys')
    .values({
      id: key.id,
      owner: key.owner,
      account: key.account,
      hash,
      name: key.name,
      environment: key.environment,
      plan: key.plan,
      hint: key.hint,
      created_at: key.createdAt,
      disabled_at: key.disabledAt,
      replaced_at: key.replacedAt,
      expires_at: key.expiresAt,
      last_used_at: key.lastUsedAt,
      networks: key.networks?.join() ?? null,
      operations: key.operations?.join() ?? null,
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();

export function sqlKeys(engine: Engine): Keys {
  const { database } = engine;
  const keys = database
    .selectFrom('keys as k')
    .innerJoin('accounts as a', 'a.id', 'k.owner')
    .select(columns)
    // A key that counts towards its account is on the plan of the account.
    .select((key) =>
      key
        .case()
        .when('k.account', '=', key.ref('k.owner'))
        .then(key.ref('a.plan'))
        .else(key.ref('k.plan'))
        .end()
        .as('plan'),
    );

  /** Does an owner have the most keys? The answer holds until the transaction ends. */
  async function isFull(transaction: Kysely<Tables>, owner: string, most: number): Promise<boolean> {
    await lockAccount(engine, transaction, owner);
    const { count } = await transaction
      .selectFrom('keys')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow();
    return Number(count) >= most;
  }

  return {
    addKey: (key, hash, record, most = Infinity) =>
      recorded(
        engine,
        record,
        async (transaction) => {
          if (most < Infinity && (await isFull(transaction, key.owner, most))) return false;
          await insertKey(transaction, key, hash);
          return true;
        },
        isTrue,
      ),
    replaceKey: (id, { key, hash, replacedAt }, record, most = Infinity, use) =>
      recorded<KeyReplaced>(
        engine,
        record,
        async (transaction) => {
          if (most < Infinity && (await isFull(transaction, key.owner, most))) return 'full';
          const { numUpdatedRows } = await transaction
            .updateTable('keys')
            .set({ replaced_at: replacedAt })
            .where('id', '=', id)
            .where('disabled_at', 'is', null)
            .where('replaced_at', 'is', null)
            .where((old) => old.or([old('expires_at', 'is', null), old('expires_at', '>', key.createdAt)]))
            .executeTakeFirst();
          if (numUpdatedRows !== 1n) return 'not_active';
          await insertKey(transaction, key, hash);
          await use?.();
          return 'replaced';
        },
        (result) => result === 'replaced',
      ),
    async findKey(hash) {
      const row = await keys.where('k.hash', '=', hash).executeTakeFirst();
      return row && keyOf(row);
    },
    async keyById(id) {
      const row = await keys.where('k.id', '=', id).executeTakeFirst();
      return row && keyOf(row);
    },
    async listKeys() {
      return (await keys.orderBy('k.created_at').orderBy('k.id').execute()).map(keyOf);
    },
    async keysOf(owner) {
      return (await keys.where('k.owner', '=', owner).orderBy('k.created_at').orderBy('k.id').execute()).map(keyOf);
    },
    changeKey: (id, change, record) =>
      recorded(
        engine,
        record,
        async (transaction) => {
          // The account is set to itself, so a change without properties is a statement too.
          const { numUpdatedRows } = await transaction
            .updateTable('keys')
            .set((key) => ({ ...changedColumns(change), account: key.ref('account') }))
            .where('id', '=', id)
            .executeTakeFirst();
          return numUpdatedRows === 1n;
        },
        isTrue,
      ),
    deleteKey: (id, record) =>
      recorded(
        engine,
        record,
        async (transaction) => {
          const { numDeletedRows } = await transaction.deleteFrom('keys').where('id', '=', id).executeTakeFirst();
          return numDeletedRows === 1n;
        },
        isTrue,
      ),
    keysUsed: (uses) => keepLastUses(database, 'keys', uses),
  };
}
