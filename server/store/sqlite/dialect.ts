import type BetterSqlite3 from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { keepable } from '../sql/keepable';
import { whenFree } from './guard';

/** Statements that are kept ready, and the longest of them. Long ones insert many rows and rarely recur. */
const kept = { statements: 100, characters: 2_000 };

/** Keeps statements ready: preparing one takes longer than running it. */
function withStatements(database: BetterSqlite3.Database): SqliteDatabase {
  const statements = new LRUCache<string, BetterSqlite3.Statement>({ max: kept.statements });
  return {
    prepare(sql) {
      let statement = statements.get(sql);
      if (statement === undefined) {
        statement = database.prepare(sql);
        if (sql.length <= kept.characters) statements.set(sql, statement);
      }
      return statement as ReturnType<SqliteDatabase['prepare']>;
    },
    close: () => void database.close(),
  };
}

/**
 * Transactions that take the write lock when they begin, unless they only read. A lock that is asked for later fails
 * where another process has written in between.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: BetterSqlite3.Database;

  constructor(database: BetterSqlite3.Database) {
    super({ database: withStatements(database) });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => connection.executeQuery({ ...query, parameters: keepable(query.parameters) }),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings = {}): Promise<void> {
    const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk, SQLite has already rolled back by itself.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Single statements that wait while another process writes, without blocking this one. It takes no transactions. */
class PatientDriver extends ImmediateDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => whenFree(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }
}

const dialectWith = (driver: () => Driver): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: driver,
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** SQLite for the query builder. */
export const sqliteDialect = (database: BetterSqlite3.Database): Dialect =>
  dialectWith(() => new ImmediateDriver(database));

/** SQLite for a library that does not repeat a statement where another process holds the database. */
export const patientDialect = (database: BetterSqlite3.Database): Dialect =>
  dialectWith(() => new PatientDriver(database));
