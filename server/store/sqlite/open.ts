import type BetterSqlite3 from 'better-sqlite3';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Store } from '../store';
import { Database } from './engine';
import { migrate } from './migrate';
import { explained } from './problems';
import { sqliteStore } from './store';

/** The file of the database in a data directory. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'service.sqlite');

/** How long a start waits while other processes start or write, in milliseconds. */
const startPatience = 5_000;

/**
 * Reads the whole file once, which takes milliseconds. Damage is thus found at the start, before a caller needs the
 * damaged part.
 *
 * @throws SqliteError where the file is damaged
 */
function checkWhole(database: BetterSqlite3.Database): void {
  const result = database.pragma('quick_check(1)', { simple: true });
  if (result !== 'ok') throw new Database.SqliteError(String(result), 'SQLITE_CORRUPT');
}

function openDatabase(path: string): BetterSqlite3.Database {
  mkdirSync(dirname(path), { recursive: true });
  const database = new Database(path, { timeout: startPatience });
  try {
    // The file contains a secret. SQLite gives its companion files the same mode.
    chmodSync(path, 0o600);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    checkWhole(database);
    migrate(database);
    // From now on the process serves callers, so SQLite must not block it.
    database.pragma('busy_timeout = 0');
    return database;
  } catch (problem) {
    database.close();
    throw problem;
  }
}

/**
 * Opens the store in a SQLite file, in WAL mode. Creates the file if there is none.
 *
 * @throws StoreError where the file cannot be used, or has a newer schema
 */
export function openSqlite(path: string): Store {
  try {
    return sqliteStore(openDatabase(path), path);
  } catch (problem) {
    throw explained(problem, path);
  }
}
