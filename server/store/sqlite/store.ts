import type BetterSqlite3 from 'better-sqlite3';
import type { Store } from '../store';
import { sqliteAccessCodes } from './access-codes';
import { sqliteAttempts } from './attempts';
import { sqliteFeedStates } from './feed-states';
import { guarded } from './guard';
import { sqliteKeys } from './keys';
import { sqliteLeases } from './leases';
import { sqliteLedger } from './ledger';
import { sqliteSecrets } from './secrets';

/**
 * The store in a SQLite database whose schema is up to date.
 *
 * @param path the file, for messages
 */
export function sqliteStore(database: BetterSqlite3.Database, path: string): Store {
  const beat = database.prepare('UPDATE heartbeat SET beats = beats + 1');
  const { methods, damage } = guarded<Store>(
    {
      ...sqliteKeys(database),
      ...sqliteLeases(database),
      ...sqliteAccessCodes(database),
      ...sqliteAttempts(database),
      ...sqliteSecrets(database),
      ...sqliteLedger(database),
      ...sqliteFeedStates(database),
      async check() {
        beat.run();
      },
      async close() {
        database.close();
      },
    },
    path,
  );
  return {
    ...methods,
    async check() {
      const problem = damage();
      if (problem !== undefined) throw problem;
      await methods.check();
    },
  };
}
