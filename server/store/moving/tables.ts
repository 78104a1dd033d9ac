import { type Kysely, sql } from 'kysely';
import type { Tables } from '../sql/tables';

/** The tables that hold data, in an order in which none refers to a later one, each with the columns of its key. */
const dataTables = {
  accounts: ['id'],
  members: ['account', 'person'],
  invitations: ['id'],
  plan_requests: ['id'],
  account_tokens: ['id'],
  grants: ['id'],
  grant_tokens: ['hash'],
  audit: ['id'],
  usage: ['account', 'key_id', 'day', 'operation', 'outcome'],
  refused_calls: ['id'],
  keys: ['id'],
  leases: ['account', 'span'],
  access_codes: ['id'],
  devices: ['id'],
  attempt_buckets: ['bucket'],
  secrets: ['name'],
  ledger: ['version'],
  observations: ['id'],
  feeds: ['name'],
  validators: ['url'],
  people: ['id'],
  sessions: ['id'],
  credentials: ['id'],
  verifications: ['id'],
  second_factors: ['id'],
  subscriptions: ['id'],
  deliveries: ['id'],
  law_packages: ['version'],
  law_in_use: ['number'],
  law_pages: ['url'],
  law_readings: ['url', 'at'],
} as const satisfies Partial<Readonly<Record<keyof Tables, readonly string[]>>>;

export type DataTable = keyof typeof dataTables;
export const dataTableNames = Object.keys(dataTables) as readonly DataTable[];

/** The tables that have one row in a new database: the version 0 of the ledger, the first account, and the law
 * in use. */
export const seeded: readonly DataTable[] = ['ledger', 'accounts', 'law_in_use'];

/** Rows of each table. */
export type Counts = Readonly<Record<DataTable, number>>;

/** A row of any table. Values are text, numbers and null in every engine. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Rows that are read, or written, at once. */
export const pageSize = 500;

/** How many rows each table has. */
export async function countRows(database: Kysely<Tables>): Promise<Counts> {
  const counts: Partial<Record<DataTable, number>> = {};
  for (const table of dataTableNames) {
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${sql.table(table)}`.execute(database);
    counts[table] = rows[0]!.count;
  }
  return counts as Counts;
}

/** All rows of a table in pages, in the order of its key. */
export async function* pagesOf(database: Kysely<Tables>, table: DataTable): AsyncGenerator<readonly Row[]> {
  const key = dataTables[table].map((column) => sql.ref(column));
  const order = sql.join(key);
  let after = sql`true`;
  for (;;) {
    const { rows } = await sql<Row>`
      SELECT * FROM ${sql.table(table)} WHERE ${after} ORDER BY ${order} LIMIT ${sql.lit(pageSize)}
    `.execute(database);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    const last = dataTables[table].map((column) => sql.val(rows.at(-1)![column]));
    after = sql`(${order}) > (${sql.join(last)})`;
  }
}
