import { type Kysely, sql, type Transaction } from 'kysely';
import { message } from '../../../src/language/message';
import { StoreError } from '../store';
import type { Words } from './engine';
import { migrations } from './migrations';
import type { Tables } from './tables';

/** Where an engine keeps the version of the schema. */
export interface SchemaVersion {
  /** The version; 0 where there is no schema. Writes nothing. */
  read(database: Kysely<Tables>): Promise<number>;
  /** Makes a place for the version. */
  prepare(database: Kysely<Tables>): Promise<void>;
  /** Reads the version and keeps other processes from migrating until the transaction ends. */
  lock(transaction: Transaction<Tables>): Promise<number>;
  write(transaction: Transaction<Tables>, version: number): Promise<void>;
}

/** The version of the schema that this version of the service uses. */
export const currentSchema = migrations.length;

function checkSupported(version: number): void {
  if (version > currentSchema)
    throw new StoreError(message('schema_newer', { version: String(version), current: String(currentSchema) }));
}

/**
 * Brings the schema of a database up to date. Of several processes that start together, one migrates. A role that may
 * not define tables can start on a current schema.
 *
 * @returns the version before
 * @throws StoreError where a newer version of the service has written the database
 */
export async function migrate(database: Kysely<Tables>, words: Words, schema: SchemaVersion): Promise<number> {
  const before = await schema.read(database);
  checkSupported(before);
  if (before < currentSchema) {
    await schema.prepare(database);
    await database.transaction().execute(async (transaction) => {
      const version = await schema.lock(transaction);
      checkSupported(version);
      for (const migration of migrations.slice(version))
        for (const statement of migration(words)) await sql.raw(statement).execute(transaction);
      await schema.write(transaction, currentSchema);
    });
  }
  return before;
}
