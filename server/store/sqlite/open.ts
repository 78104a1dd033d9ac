import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { chmodSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeDirectory } from '../make-directory';
import type { Engine } from '../sql/engine';
import { migrate } from '../sql/migrate';
import { sqlStore } from '../sql/store';
import type { Tables } from '../sql/tables';
import type { Store } from '../store';
import { patientDialect, sqliteDialect } from './dialect';
import { guarded } from './guard';
import { explained } from './problems';
import { sqliteSchema, sqliteWords } from './schema';

/** The file of the database in a data directory. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'service.sqlite');

/** How long a start waits while other processes start or write, in milliseconds. */
const startPatience = 15_000;

/** A file up to this size, in bytes, is read as a whole at the start. */
const readWholeUpTo = 64 * 2 ** 20;

/**
 * Reads the file once, which takes milliseconds, so damage is found at the start and not when a caller needs the damaged
 * part. The observations of a large file are left out: to read years of them would delay the start by many seconds.
 *
 * @throws SqliteError where the file is damaged
 */
function checkFile(database: Database.Database, path: string): void {
  const tables = database
    .prepare<[], { readonly name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all()
    .map(({ name }) => name);
  const parts = statSync(path).size <= readWholeUpTo ? ['1'] : tables.filter((name) => name !== 'observations');
  for (const part of parts) {
    const result = database.pragma(`quick_check(${part})`, { simple: true });
    if (result !== 'ok') throw new Database.SqliteError(String(result), 'SQLITE_CORRUPT');
  }
}

/** Opens a file, in WAL mode, and creates it if there is none. Its schema is left as it is. */
export function openFile(path: string): Database.Database {
  makeDirectory(dirname(path));
  const database = new Database(path, { timeout: startPatience });
  try {
    // The file contains a secret. SQLite gives its companion files the same mode.
    chmodSync(path, 0o600);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    checkFile(database, path);
    return database;
  } catch (problem) {
    database.close();
    throw problem;
  }
}

export function engineOf(file: Database.Database): Engine {
  const database = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  let people: Kysely<Tables> | undefined;
  return {
    database,
    locksRows: false,
    sharedTime: () => Promise.resolve(Date.now()),
    announceLedger: () => Promise.resolve(),
    // A connection of its own, so that no statement of the library becomes part of a transaction of the store.
    async peopleDatabase() {
      if (people === undefined) {
        const another = new Database(file.name, { timeout: 0 });
        another.pragma('synchronous = FULL');
        people = new Kysely<Tables>({ dialect: patientDialect(another) });
      }
      return { database: people, explained: (problem) => explained(problem, file.name) };
    },
    async close() {
      await people?.destroy();
      await database.destroy();
    },
  };
}

/** SQLite does not notify other processes. Reading the version is cheap. */
const noNotifications = { arrives: () => false, close: () => Promise.resolve() };

/**
 * The store in a SQLite database whose schema is up to date.
 *
 * @param path the file, for messages
 */
function storeIn(engine: Engine, path: string): Store {
  const { methods, damage } = guarded(sqlStore(engine), path);
  return {
    ...methods,
    watchLedger: () => noNotifications,
    async check() {
      const problem = damage();
      if (problem !== undefined) throw problem;
      await methods.check();
    },
  };
}

/**
 * Opens the store in a SQLite file. Creates the file if there is none.
 *
 * @throws StoreError where the file cannot be used, or has a newer schema
 */
export async function openSqlite(path: string): Promise<Store> {
  try {
    const file = openFile(path);
    const engine = engineOf(file);
    try {
      await migrate(engine.database, sqliteWords, sqliteSchema);
    } catch (problem) {
      await engine.close();
      throw problem;
    }
    // From now on the process serves callers, so SQLite must not block it.
    file.pragma('busy_timeout = 0');
    return storeIn(engine, path);
  } catch (problem) {
    throw explained(problem, path);
  }
}
