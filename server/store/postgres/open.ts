import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Engine } from '../sql/engine';
import { migrate } from '../sql/migrate';
import { sqlStore } from '../sql/store';
import type { Tables } from '../sql/tables';
import type { Store } from '../store';
import { guarded } from './guard';
import { createPool } from './pool';
import { explained } from './problems';
import { postgresSchema, postgresWords } from './schema';
import { watchChannel } from './watch';

/** The channel on which processes tell each other that the ledger has changed. */
const ledgerChannel = 'svc_ledger';

/**
 * A database of PostgreSQL.
 *
 * @param limited do statements end after a few seconds?
 */
export function engineAt(url: string, limited: boolean): Engine {
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPool(url, limited) }) });
  return {
    database,
    locksRows: true,
    async sharedTime() {
      const { rows } = await sql<{ at: number }>`
        SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at
      `.execute(database);
      return rows[0]!.at;
    },
    async announceLedger() {
      // Engines without notifications refuse this. Their processes read the version at intervals, as all do.
      await sql`SELECT pg_notify(${ledgerChannel}, '')`.execute(database).catch(() => undefined);
    },
    peopleDatabase: async () => ({ database, explained }),
    close: () => database.destroy(),
  };
}

/** Brings the schema up to date, which may take longer than a call may wait. */
async function migrated(url: string): Promise<void> {
  const { database } = engineAt(url, false);
  try {
    await migrate(database, postgresWords, postgresSchema);
  } finally {
    await database.destroy();
  }
}

/**
 * Opens the store in PostgreSQL.
 *
 * @throws StoreError where it cannot be used, or has a newer schema
 */
export async function openPostgres(url: string): Promise<Store> {
  try {
    await migrated(url);
  } catch (problem) {
    throw explained(problem);
  }
  const store = guarded(sqlStore(engineAt(url, true)), ['close']);
  // A role that may migrate or read, but not write, is refused now and not when callers come.
  await store.check();
  return {
    ...store,
    watchLedger: (changed) => watchChannel(url, ledgerChannel, changed),
  };
}
