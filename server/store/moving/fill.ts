import { type Kysely, sql, type Transaction } from 'kysely';
import { message } from '../../../src/language/message';
import { StoreError } from '../store';
import type { Words } from '../sql/engine';
import type { Tables } from '../sql/tables';
import { type Counts, countRows, type DataTable, dataTableNames, type Row, seeded } from './tables';

/** Reports the rows that were written so far. */
export type Progress = (table: DataTable, rows: number) => void;

/** The tables whose rows have numbers that the engine assigns. */
const numbered: readonly DataTable[] = ['observations', 'audit', 'refused_calls'];

const isEmpty = (counts: Counts): boolean =>
  dataTableNames.every((table) => counts[table] === (seeded.includes(table) ? 1 : 0));

/** @throws StoreError where a database already holds data */
export async function checkEmpty(database: Kysely<Tables>): Promise<void> {
  const counts = await countRows(database);
  const { version } = await database.selectFrom('ledger').select('version').executeTakeFirstOrThrow();
  if (isEmpty(counts) && version === 0) return;
  const filled = dataTableNames.filter((table) => counts[table] > (seeded.includes(table) ? 1 : 0));
  // Without rows, the ledger has been written before.
  throw new StoreError(message('target_filled', { tables: filled.length === 0 ? ['ledger'] : filled }));
}

async function insert(
  transaction: Transaction<Tables>,
  { givenNumbers }: Words,
  table: DataTable,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0]!);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column] ?? null)))})`);
  await sql`
    INSERT INTO ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    ${sql.raw(numbered.includes(table) ? givenNumbers : '')} VALUES ${sql.join(values)}
  `.execute(transaction);
}

/**
 * Writes tables into an empty database, all or none.
 *
 * @throws StoreError where the database already holds data
 */
export async function fill(
  { database, words }: { readonly database: Kysely<Tables>; readonly words: Words },
  pages: (table: DataTable) => AsyncIterable<readonly Row[]>,
  progress: Progress,
): Promise<Counts> {
  await checkEmpty(database);
  return database.transaction().execute(async (transaction) => {
    for (const table of dataTableNames) {
      let written = 0;
      for await (const rows of pages(table)) {
        // A backup of an earlier version has no accounts, and its keys belong to the first one.
        if (written === 0 && seeded.includes(table)) await sql`DELETE FROM ${sql.table(table)}`.execute(transaction);
        await insert(transaction, words, table, rows);
        progress(table, (written += rows.length));
      }
    }
    for (const statement of words.continueNumbers) await sql.raw(statement).execute(transaction);
    return countRows(transaction);
  });
}
