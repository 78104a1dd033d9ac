import { existsSync } from 'node:fs';
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
 * @throws StoreError where it cannot be used; the message says what to do
 */
export async function openStore({ dataDir, databaseUrl }: StoreSettings): Promise<Store> {
  // The address is not repeated: it may contain a password.
  if (databaseUrl !== undefined)
    throw new StoreError(
      'SVC_DATABASE_URL must be empty: this version stores everything in SQLite, in the directory that SVC_DATA_DIR names.',
    );
  return openSqlite(databaseFile(dataDir));
}

/** Is there a store from an earlier start? */
export const storeExists = ({ dataDir }: StoreSettings): boolean => existsSync(databaseFile(dataDir));
