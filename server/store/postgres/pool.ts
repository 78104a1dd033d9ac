import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { keepable } from '../sql/keepable';
import { isReported } from './problems';

/** The most connections of one process. Most calls need none. */
const mostConnections = 10;

/** How long a connection or a statement may take, in milliseconds. Callers wait for it. */
const patience = 3_000;

/**
 * How long a transaction may do nothing. The database then frees the rows that a suspended process had locked.
 */
const idleTransaction = "SET idle_in_transaction_session_timeout = '10s'";

const bigint = types.builtins.INT8;

/** Counts, versions and milliseconds are far below 2^53, so 64-bit numbers are read as numbers. */
const numbers: NonNullable<PoolConfig['types']> = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === bigint && format !== 'binary' ? Number : types.getTypeParser(oid, format as 'text')) as never,
};

/** What a connection to an address needs. */
export const connectionTo = (url: string): PoolConfig => ({
  connectionString: url,
  connectionTimeoutMillis: patience,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'svc-finance-africa',
  types: numbers,
});

/** A connection that is closed, not reused, after a failure that the database did not report itself. */
function breakable(client: PoolClient): PostgresPoolClient {
  let broken: Error | undefined;
  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('Cursors are not used here.');
    return client.query(sql, [...keepable(parameters)]).catch((problem: unknown) => {
      if (!isReported(problem)) broken = problem as Error;
      throw problem;
    });
  }
  return { query, release: () => client.release(broken) };
}

/**
 * Connections to PostgreSQL for the query builder. A lost connection ends the work on it and nothing else.
 *
 * @param limited do statements end after a few seconds? Migrations and copies may take longer.
 */
export function createPool(url: string, limited: boolean): PostgresPool {
  const pool = new Pool({
    ...connectionTo(url),
    max: mostConnections,
    ...(limited ? { query_timeout: patience } : {}),
  });
  // Without a listener, the loss of an idle connection would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    void client.query(idleTransaction).catch(() => undefined);
  });
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      let own = clients.get(client);
      if (own === undefined) clients.set(client, (own = breakable(client)));
      return own;
    },
    end: () => pool.end(),
  };
}
