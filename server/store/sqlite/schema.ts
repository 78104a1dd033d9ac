import { sql } from 'kysely';
import type { Words } from '../sql/engine';
import type { SchemaVersion } from '../sql/migrate';
import { valueColumns } from '../sql/observation-row';

export const sqliteWords: Words = {
  whole: 'INTEGER',
  real: 'REAL',
  assigned: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  givenNumbers: '',
  continueNumbers: [],
  guardLedger: [
    `CREATE TRIGGER observations_stay BEFORE DELETE ON observations
      BEGIN SELECT raise(ABORT, 'observations are not deleted'); END`,
    `CREATE TRIGGER observations_keep_their_value BEFORE UPDATE OF ${valueColumns} ON observations
      BEGIN SELECT raise(ABORT, 'observations are not changed: add a correction'); END`,
    `CREATE TRIGGER observations_are_marked_once BEFORE UPDATE ON observations
      WHEN (old.known_from IS NOT NULL AND new.known_from IS NOT old.known_from) OR old.withdrawn_at IS NOT NULL
      BEGIN SELECT raise(ABORT, 'an observation is released and withdrawn once'); END`,
  ],
};

const version = sql<{ user_version: number }>`PRAGMA user_version`;

/** The version of the schema is part of the file's header. Transactions already keep other processes out. */
export const sqliteSchema: SchemaVersion = {
  read: async (database) => (await version.execute(database)).rows[0]!.user_version,
  prepare: () => Promise.resolve(),
  lock: async (transaction) => (await version.execute(transaction)).rows[0]!.user_version,
  write: async (transaction, number) => void (await sql.raw(`PRAGMA user_version = ${number}`).execute(transaction)),
};
