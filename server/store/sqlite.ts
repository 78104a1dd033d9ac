import Database from 'better-sqlite3';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { migrations } from './migrations';
import { sqliteAddin } from './sqlite-add-in';
import { sqliteFeedStates } from './sqlite-feed-states';
import { sqliteLedger } from './sqlite-ledger';
import { type Lease, type LeaseRequest, type Store, type StoredKey, StoreError } from './store';

interface KeyRow extends Omit<StoredKey, 'createdAt' | 'disabledAt' | 'expiresAt'> {
  readonly created_at: string;
  readonly disabled_at: string | null;
  readonly expires_at: string | null;
}

const keyOf = ({ created_at, disabled_at, expires_at, ...row }: KeyRow): StoredKey => ({ ...row, createdAt: created_at, disabledAt: disabled_at, expiresAt: expires_at });

function migrate(database: Database.Database): void {
  // One transaction that begins with the write lock, so that two processes that start together do not both migrate.
  database
    .transaction(() => {
      const version = database.pragma('user_version', { simple: true }) as number;
      if (version > migrations.length) {
        throw new StoreError(`The database has schema ${version} and this version of the service knows ${migrations.length}: start a newer version of the service, or use another data directory.`);
      }
      for (const migration of migrations.slice(version)) database.exec(migration);
      database.pragma(`user_version = ${migrations.length}`);
    })
    .immediate();
}

/**
 * The store in one SQLite file, in WAL mode.
 *
 * @throws StoreError where the file has a newer schema
 */
export function openSqlite(path: string): Store {
  mkdirSync(dirname(path), { recursive: true });
  const database = new Database(path, { timeout: 5000 });
  try {
    // It holds a secret; the files beside it take their mode from it.
    chmodSync(path, 0o600);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    migrate(database);
  } catch (problem) {
    database.close();
    throw problem;
  }

  const insertKey = database.prepare('INSERT INTO keys (id, account, hash, name, environment, plan, hint, created_at, disabled_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING');
  const byHash = database.prepare<[string], KeyRow>('SELECT * FROM keys WHERE hash = ?');
  const byId = database.prepare<[string], KeyRow>('SELECT * FROM keys WHERE id = ?');
  const all = database.prepare<[], KeyRow>('SELECT * FROM keys ORDER BY created_at, id');
  const update = database.prepare('UPDATE keys SET plan = ?, disabled_at = ?, expires_at = ? WHERE id = ?');
  const takenIn = database.prepare<[string, string], { taken: number }>('SELECT taken FROM leases WHERE account = ? AND span = ?');
  const addTaken = database.prepare('INSERT INTO leases (account, span, taken) VALUES (?, ?, ?) ON CONFLICT (account, span) DO UPDATE SET taken = taken + excluded.taken');
  const giveBack = database.prepare('UPDATE leases SET taken = max(0, taken - ?) WHERE account = ? AND span = ?');
  const forget = database.prepare("DELETE FROM leases WHERE span LIKE '%T%' AND span < ?");
  const ping = database.prepare('SELECT 1');

  const lease = database.transaction(({ account, window, needed, most, limit, share }: LeaseRequest): Lease => {
    const taken = takenIn.get(account, window)?.taken ?? 0;
    const left = limit === null ? Infinity : Math.max(0, limit - taken);
    const granted = left < needed ? 0 : Math.min(left, Math.max(needed, Math.min(most, Math.floor(left * share))));
    if (granted > 0) addTaken.run(account, window, granted);
    return { granted, left: limit === null ? null : left - granted };
  });

  return {
    ...sqliteAddin(database),
    ...sqliteLedger(database),
    ...sqliteFeedStates(database),
    async addKey(key, hash) {
      insertKey.run(key.id, key.account, hash, key.name, key.environment, key.plan, key.hint, key.createdAt, key.disabledAt, key.expiresAt);
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
      const row = byId.get(id);
      if (row === undefined) return false;
      const key = { ...keyOf(row), ...change };
      update.run(key.plan, key.disabledAt, key.expiresAt, id);
      return true;
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
      ping.get();
    },
    async close() {
      database.close();
    },
  };
}
