import type BetterSqlite3 from 'better-sqlite3';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { KeyOperation } from '../../src/contract';
import { migrations } from './migrations';
import { sqliteAddin } from './sqlite-add-in';
import { Database } from './sqlite-engine';
import { sqliteFeedStates } from './sqlite-feed-states';
import { guarded } from './sqlite-guard';
import { sqliteLedger } from './sqlite-ledger';
import { explained } from './sqlite-problems';
import {
  type KeyChange,
  type KeyUse,
  type Lease,
  type LeaseRequest,
  type Store,
  type StoredKey,
  StoreError,
} from './store';

interface KeyRow {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly environment: StoredKey['environment'];
  readonly plan: string;
  readonly hint: string;
  readonly created_at: string;
  readonly disabled_at: string | null;
  readonly replaced_at: string | null;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
  /** With commas between them, as operations. */
  readonly networks: string | null;
  readonly operations: string | null;
}

const keyOf = ({
  id,
  account,
  name,
  environment,
  plan,
  hint,
  created_at,
  disabled_at,
  replaced_at,
  expires_at,
  last_used_at,
  networks,
  operations,
}: KeyRow): StoredKey => ({
  id,
  account,
  name,
  environment,
  plan,
  hint,
  createdAt: created_at,
  disabledAt: disabled_at,
  replacedAt: replaced_at,
  expiresAt: expires_at,
  lastUsedAt: last_used_at,
  networks: networks?.split(',') ?? null,
  operations: (operations?.split(',') as KeyOperation[] | undefined) ?? null,
});

/** A key as its row is written. */
const rowOf = ({ networks, operations, ...key }: StoredKey) => ({
  ...key,
  networks: networks?.join() ?? null,
  operations: operations?.join() ?? null,
});

function migrate(database: BetterSqlite3.Database): void {
  // One transaction that begins with the write lock, so that two processes that start together do not both migrate.
  database
    .transaction(() => {
      const version = database.pragma('user_version', { simple: true }) as number;
      if (version > migrations.length) {
        throw new StoreError(
          `The database has schema ${version} and this version of the service knows ${migrations.length}: start a newer version of the service, or use another data directory.`,
        );
      }
      for (const migration of migrations.slice(version)) database.exec(migration);
      database.pragma(`user_version = ${migrations.length}`);
    })
    .immediate();
}

/** How long a start waits for other processes that start or write, in milliseconds. */
const startPatience = 5_000;

/**
 * Reads the whole file once, which takes milliseconds.
 *
 * @throws SqliteError where it is damaged anywhere, and not only when somebody asks for what is
 */
function checkWhole(database: BetterSqlite3.Database): void {
  const found = database.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new Database.SqliteError(String(found), 'SQLITE_CORRUPT');
}

function open(path: string): BetterSqlite3.Database {
  mkdirSync(dirname(path), { recursive: true });
  const database = new Database(path, { timeout: startPatience });
  try {
    // It holds a secret; the files beside it take their mode from it.
    chmodSync(path, 0o600);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    checkWhole(database);
    migrate(database);
    // From here on others wait for this process, so it must not wait inside SQLite.
    database.pragma('busy_timeout = 0');
    return database;
  } catch (problem) {
    database.close();
    throw problem;
  }
}

/**
 * The store in one SQLite file, in WAL mode.
 *
 * @throws StoreError where the file cannot be used, or has a newer schema
 */
export function openSqlite(path: string): Store {
  try {
    return storeIn(open(path), path);
  } catch (problem) {
    throw explained(problem, path);
  }
}

function storeIn(database: BetterSqlite3.Database, path: string): Store {
  const insertKey = database.prepare(`
    INSERT INTO keys (id, account, hash, name, environment, plan, hint, created_at, disabled_at, replaced_at, expires_at, last_used_at, networks, operations)
    VALUES (@id, @account, @hash, @name, @environment, @plan, @hint, @createdAt, @disabledAt, @replacedAt, @expiresAt, @lastUsedAt, @networks, @operations) ON CONFLICT (hash) DO NOTHING
  `);
  const byHash = database.prepare<[string], KeyRow>('SELECT * FROM keys WHERE hash = ?');
  const byId = database.prepare<[string], KeyRow>('SELECT * FROM keys WHERE id = ?');
  const all = database.prepare<[], KeyRow>('SELECT * FROM keys ORDER BY created_at, id');
  const update = database.prepare(`
    UPDATE keys SET name = @name, plan = @plan, disabled_at = @disabledAt, replaced_at = @replacedAt, expires_at = @expiresAt, networks = @networks, operations = @operations WHERE id = @id
  `);
  const used = database.prepare(
    "UPDATE keys SET last_used_at = @at WHERE id = @id AND coalesce(last_used_at, '') < @at",
  );
  const takenIn = database.prepare<[string, string], { taken: number }>(
    'SELECT taken FROM leases WHERE account = ? AND span = ?',
  );
  const addTaken = database.prepare(
    'INSERT INTO leases (account, span, taken) VALUES (?, ?, ?) ON CONFLICT (account, span) DO UPDATE SET taken = taken + excluded.taken',
  );
  const giveBack = database.prepare('UPDATE leases SET taken = max(0, taken - ?) WHERE account = ? AND span = ?');
  const forget = database.prepare("DELETE FROM leases WHERE span LIKE '%T%' AND span < ?");
  const beat = database.prepare('UPDATE heartbeat SET beats = beats + 1');

  const lease = database.transaction(({ account, window, needed, most, limit, share }: LeaseRequest): Lease => {
    const taken = takenIn.get(account, window)?.taken ?? 0;
    const left = limit === null ? Infinity : Math.max(0, limit - taken);
    const granted = left < needed ? 0 : Math.min(left, Math.max(needed, Math.min(most, Math.floor(left * share))));
    if (granted > 0) addTaken.run(account, window, granted);
    return { granted, left: limit === null ? null : left - granted };
  });

  const changeKey = database.transaction((id: string, change: KeyChange): boolean => {
    const row = byId.get(id);
    return row !== undefined && update.run(rowOf({ ...keyOf(row), ...change })).changes === 1;
  });
  const keysUsed = database.transaction((uses: readonly KeyUse[]): void => {
    for (const use of uses) used.run(use);
  });

  const direct: Store = {
    ...sqliteAddin(database),
    ...sqliteLedger(database),
    ...sqliteFeedStates(database),
    async addKey(key, hash) {
      insertKey.run({ ...rowOf(key), hash });
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
    async takeLease(request) {
      return lease.immediate(request);
    },
    async returnLease(account, window, unused) {
      giveBack.run(unused, account, window);
    },
    async taken(account, window) {
      return takenIn.get(account, window)?.taken ?? 0;
    },
    async forgetMinutesBefore(window) {
      forget.run(window);
    },
    async check() {
      beat.run();
    },
    async close() {
      database.close();
    },
  };
  const { methods, damage } = guarded(direct, path);
  return {
    ...methods,
    async check() {
      const found = damage();
      if (found !== undefined) throw found;
      await methods.check();
    },
  };
}
