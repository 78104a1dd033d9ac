import type BetterSqlite3 from 'better-sqlite3';
import type { KeyOperation } from '../../../src/contract';
import type { KeyChange, Keys, KeyUse, StoredKey } from '../keys';

/** A key as a row of its table. Lists are comma-separated. */
type Row = Omit<StoredKey, 'networks' | 'operations'> & {
  readonly networks: string | null;
  readonly operations: string | null;
};

const columns = `id, account, name, environment, plan, hint, created_at AS createdAt, disabled_at AS disabledAt,
  replaced_at AS replacedAt, expires_at AS expiresAt, last_used_at AS lastUsedAt, networks, operations`;

const keyOf = ({ networks, operations, ...key }: Row): StoredKey => ({
  ...key,
  networks: networks?.split(',') ?? null,
  operations: (operations?.split(',') as KeyOperation[] | undefined) ?? null,
});

const rowOf = ({ networks, operations, ...key }: StoredKey): Row => ({
  ...key,
  networks: networks?.join() ?? null,
  operations: operations?.join() ?? null,
});

export function sqliteKeys(database: BetterSqlite3.Database): Keys {
  const insert = database.prepare(`
    INSERT INTO keys (id, account, hash, name, environment, plan, hint, created_at, disabled_at, replaced_at, expires_at, last_used_at, networks, operations)
    VALUES (@id, @account, @hash, @name, @environment, @plan, @hint, @createdAt, @disabledAt, @replacedAt, @expiresAt, @lastUsedAt, @networks, @operations)
    ON CONFLICT (hash) DO NOTHING
  `);
  const byHash = database.prepare<[string], Row>(`SELECT ${columns} FROM keys WHERE hash = ?`);
  const byId = database.prepare<[string], Row>(`SELECT ${columns} FROM keys WHERE id = ?`);
  const all = database.prepare<[], Row>(`SELECT ${columns} FROM keys ORDER BY created_at, id`);
  const update = database.prepare(`
    UPDATE keys SET name = @name, plan = @plan, disabled_at = @disabledAt, replaced_at = @replacedAt,
      expires_at = @expiresAt, networks = @networks, operations = @operations
    WHERE id = @id
  `);
  const updateUse = database.prepare(
    "UPDATE keys SET last_used_at = @at WHERE id = @id AND coalesce(last_used_at, '') < @at",
  );

  const changeKey = database.transaction((id: string, change: KeyChange): boolean => {
    const row = byId.get(id);
    return row !== undefined && update.run(rowOf({ ...keyOf(row), ...change })).changes === 1;
  });
  const keysUsed = database.transaction((uses: readonly KeyUse[]): void => {
    for (const use of uses) updateUse.run(use);
  });

  return {
    async addKey(key, hash) {
      insert.run({ ...rowOf(key), hash });
    },
    async findKey(hash) {
      const row = byHash.get(hash);
      return row && keyOf(row);
    },
    async keyById(id) {
      const row = byId.get(id);
      return row && keyOf(row);
    },
    async listKeys() {
      return all.all().map(keyOf);
    },
    async changeKey(id, change) {
      return changeKey.immediate(id, change);
    },
    async keysUsed(uses) {
      keysUsed.immediate(uses);
    },
  };
}
