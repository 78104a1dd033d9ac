import { existsSync } from 'node:fs';
import { message } from '../../src/language/message';
import { isPostgres } from '../network/database-address';
import type * as Postgres from './postgres/open';
import { databaseFile, openSqlite } from './sqlite/open';
import { type Store, StoreError } from './store';

/** The settings that say where the store is. */
export interface StoreSettings {
  readonly dataDir: string;
  /** undefined: SQLite in the data directory. */
  readonly databaseUrl?: string | undefined;
}

/**
 * Opens the store.
 *
 * @throws StoreError where it cannot be used; it says what to do
 */
export async function openStore({ dataDir, databaseUrl }: StoreSettings): Promise<Store> {
  if (databaseUrl === undefined) return openSqlite(databaseFile(dataDir));
  // The address is not repeated: it may contain a password.
  if (!isPostgres(databaseUrl)) throw new StoreError(message('database_url_wrong'));
  // Loaded on demand: a server on SQLite starts faster without the driver.
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- import() of a TypeScript file fails under jest
  const { openPostgres } = require('./postgres/open') as typeof Postgres;
  return openPostgres(databaseUrl);
}

/** Is there a store from an earlier start? A database of PostgreSQL may hold one. */
export const storeExists = ({ dataDir, databaseUrl }: StoreSettings): boolean =>
  databaseUrl !== undefined || existsSync(databaseFile(dataDir));
