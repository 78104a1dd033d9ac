import type { Kysely, Transaction } from 'kysely';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { message } from '../../../src/language/message';
import { isPostgres } from '../../network/database-address';
import { engineAt } from '../postgres/open';
import { explained as explainedPostgres } from '../postgres/problems';
import { grantsTo, postgresSchema, postgresWords } from '../postgres/schema';
import type { Words } from '../sql/engine';
import { migrate, type SchemaVersion } from '../sql/migrate';
import type { Tables } from '../sql/tables';
import type { StoreSettings } from '../open';
import { databaseFile, engineOf, openFile } from '../sqlite/open';
import { explained as explainedSqlite } from '../sqlite/problems';
import { sqliteSchema, sqliteWords } from '../sqlite/schema';
import { StoreError } from '../store';

/** A database that a command works on, with its engine's ways. */
export interface Place {
  readonly database: Kysely<Tables>;
  readonly schema: SchemaVersion;
  readonly words: Words;
  /** Statements that let a role serve; undefined where the engine has no roles. */
  readonly grantsTo: ((role: string) => readonly string[]) | undefined;
  /** Migrates the schema and returns the version before. */
  migrate(): Promise<number>;
  /** Reads as of one moment, whatever is written meanwhile. */
  atOneMoment<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
}

/** The address of a server's store: `sqlite:FILE` or `postgres://…`. */
export const addressOf = ({ dataDir, databaseUrl }: StoreSettings): string =>
  databaseUrl ?? `sqlite:${databaseFile(dataDir)}`;

/**
 * Opens the database at an address: `sqlite:FILE` or `postgres://…`. Its schema is left as it is.
 *
 * @param mustExist is a SQLite file that does not exist an error? Otherwise it is made.
 * @throws StoreError where it cannot be used
 */
export async function atPlace<T>(address: string, mustExist: boolean, work: (place: Place) => Promise<T>): Promise<T> {
  if (isPostgres(address)) {
    const { database } = engineAt(address, false);
    return worked(work, (problem) => explainedPostgres(problem), {
      database,
      schema: postgresSchema,
      words: postgresWords,
      grantsTo,
      migrate: () => migrate(database, postgresWords, postgresSchema),
      atOneMoment: (read) =>
        database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),
    });
  }
  const file = /^sqlite:(.+)$/.exec(address)?.[1];
  if (file === undefined) throw new StoreError(message('place_wrong'));
  const path = resolve(file);
  if (mustExist && !existsSync(path)) throw new StoreError(message('place_missing', { file: path }));
  let opened: ReturnType<typeof openFile>;
  try {
    opened = openFile(path);
  } catch (problem) {
    throw explainedSqlite(problem, path);
  }
  const { database } = engineOf(opened);
  return worked(work, (problem) => explainedSqlite(problem, path), {
    database,
    schema: sqliteSchema,
    words: sqliteWords,
    grantsTo: undefined,
    migrate: () => migrate(database, sqliteWords, sqliteSchema),
    atOneMoment: (read) => database.transaction().setAccessMode('read only').execute(read),
  });
}

async function worked<T>(
  work: (place: Place) => Promise<T>,
  explained: (problem: unknown) => unknown,
  place: Place,
): Promise<T> {
  try {
    return await work(place);
  } catch (problem) {
    throw explained(problem);
  } finally {
    await place.database.destroy();
  }
}
