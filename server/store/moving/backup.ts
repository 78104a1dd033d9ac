import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { message } from '../../../src/language/message';
import { StoreError } from '../store';
import { currentSchema } from '../sql/migrate';
import type { Tables } from '../sql/tables';
import type { Progress } from './fill';
import { type Counts, type DataTable, dataTableNames, pageSize, pagesOf, type Row, seeded } from './tables';

/** The first line of a backup. The file is gzipped JSON, one line for each row, which any engine can read. */
interface Head {
  readonly backup: 'svc-finance-africa';
  readonly schema: number;
  readonly made: string;
}

/** The last line. A file without it is not whole. */
interface End {
  /** A backup of an earlier version lacks the tables that came later. */
  readonly end: Partial<Counts>;
}

type Line = Head | End | readonly [table: DataTable, row: Row];

const noRows = () => Object.fromEntries(dataTableNames.map((table) => [table, 0])) as Record<DataTable, number>;

/**
 * Writes all data of one moment into a file. Servers may go on working.
 *
 * @param database a transaction that sees one moment
 * @throws Error with `EEXIST` where the file exists
 */
export async function writeBackup(
  database: Kysely<Tables>,
  file: string,
  now: Date,
  progress: Progress,
): Promise<Counts> {
  const counts = noRows();
  async function* lines(): AsyncGenerator<string> {
    const write = (line: Line): string => `${JSON.stringify(line)}\n`;
    yield write({ backup: 'svc-finance-africa', schema: currentSchema, made: now.toISOString() });
    for (const table of dataTableNames) {
      for await (const rows of pagesOf(database, table)) {
        counts[table] += rows.length;
        yield rows.map((row) => write([table, row])).join('');
        progress(table, counts[table]);
      }
    }
    yield write({ end: counts });
  }
  // Only the owner may read it: it contains the secrets that sign sessions.
  await pipeline(lines, createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return counts;
}

async function* linesOf(file: string): AsyncGenerator<Line> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on('error', (problem) => text.destroy(problem));
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Infinity })) yield JSON.parse(line) as Line;
  } catch (problem) {
    const reason = message('system_words', { text: (problem as Error).message });
    throw new StoreError(message('backup_damaged', { file, reason }), { cause: problem });
  }
}

/**
 * Reads a whole backup once and counts the rows that a restored store has.
 *
 * @throws StoreError where it is no backup, is not whole, or a newer version wrote it
 */
export async function checkBackup(file: string): Promise<{ readonly made: string; readonly counts: Counts }> {
  const counts = noRows();
  let [head, end]: [Head | undefined, End | undefined] = [undefined, undefined];
  for await (const line of linesOf(file)) {
    if (Array.isArray(line)) counts[(line as readonly [DataTable, Row])[0]]++;
    else if ('backup' in line) head = line;
    else end = line as End;
  }
  if (head === undefined) throw new StoreError(message('backup_foreign', { file }));
  if (head.schema > currentSchema)
    throw new StoreError(
      message('backup_newer', { file, version: String(head.schema), current: String(currentSchema) }),
    );
  if (end === undefined || dataTableNames.some((table) => (end.end[table] ?? 0) !== counts[table]))
    throw new StoreError(message('backup_incomplete', { file }));
  // What an earlier version did not have, the restored store has as a new one.
  for (const table of seeded) if (end.end[table] === undefined) counts[table] = 1;
  return { made: head.made, counts };
}

/** The rows of a table in a backup, in pages. Tables follow one another in the file, so it is read once a table. */
export async function* pagesIn(file: string, table: DataTable): AsyncGenerator<readonly Row[]> {
  let page: Row[] = [];
  for await (const line of linesOf(file)) {
    if (!Array.isArray(line) || (line as readonly [DataTable, Row])[0] !== table) continue;
    page.push((line as readonly [DataTable, Row])[1]);
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
