import type { KeyOperation } from '../../../src/contract';
import type { KeyChange, Keys, StoredKey } from '../keys';
import type { Engine } from './engine';

/** A key as it is selected. Lists are comma-separated. */
type Row = Omit<StoredKey, 'networks' | 'operations'> & {
  readonly networks: string | null;
  readonly operations: string | null;
};

const columns = [
  'id',
  'account',
  'name',
  'environment',
  'plan',
  'hint',
  'created_at as createdAt',
  'disabled_at as disabledAt',
  'replaced_at as replacedAt',
  'expires_at as expiresAt',
  'last_used_at as lastUsedAt',
  'networks',
  'operations',
] as const;

const keyOf = ({ networks, operations, ...key }: Row): StoredKey => ({
  ...key,
  networks: networks?.split(',') ?? null,
  operations: (operations?.split(',') as KeyOperation[] | undefined) ?? null,
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

export function sqlKeys({ database }: Engine): Keys {
  const keys = database.selectFrom('keys').select(columns);
  return {
    async addKey(key, hash) {
      await database
        .insertInto('keys')
        .values({
          id: key.id,
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
    },
    async findKey(hash) {
      const row = await keys.where('hash', '=', hash).executeTakeFirst();
      return row && keyOf(row);
    },
    async keyById(id) {
      const row = await keys.where('id', '=', id).executeTakeFirst();
      return row && keyOf(row);
    },
    async listKeys() {
      return (await keys.orderBy('created_at').orderBy('id').execute()).map(keyOf);
    },
    async changeKey(id, change) {
      // The account is set to itself, so a change without properties is a statement too.
      const { numUpdatedRows } = await database
        .updateTable('keys')
        .set((key) => ({ ...changedColumns(change), account: key.ref('account') }))
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async keysUsed(uses) {
      await database.transaction().execute(async (transaction) => {
        // In the order of their ids: two processes that lock the same rows never wait for each other.
        for (const { id, at } of [...uses].sort((a, b) => (a.id < b.id ? -1 : 1)))
          await transaction
            .updateTable('keys')
            .set({ last_used_at: at })
            .where('id', '=', id)
            .where((key) => key.or([key('last_used_at', 'is', null), key('last_used_at', '<', at)]))
            .execute();
      });
    },
  };
}
