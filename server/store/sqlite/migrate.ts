import type BetterSqlite3 from 'better-sqlite3';
import { StoreError } from '../store';
import { migrations } from './migrations';

/**
 * Brings the schema of a database up to date.
 *
 * @throws StoreError where a newer version of the service has written the database
 */
export function migrate(database: BetterSqlite3.Database): void {
  // The transaction takes the write lock at once: of two processes that start together, one migrates.
  database
    .transaction(() => {
      const version = database.pragma('user_version', { simple: true }) as number;
      if (version > migrations.length)
        throw new StoreError(
          `The database has schema ${version}, but this version of the service supports schemas up to ${migrations.length}. Start a newer version of the service, or set SVC_DATA_DIR to another directory.`,
        );
      for (const migration of migrations.slice(version)) database.exec(migration);
      database.pragma(`user_version = ${migrations.length}`);
    })
    .immediate();
}
