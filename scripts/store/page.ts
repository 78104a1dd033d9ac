import { type Counts, type DataTable, dataTableNames } from '../../server/store/moving/tables';
import { aligned } from '../command/aligned';
import { column } from '../command/column';

const whole = (count: number): string => count.toLocaleString('en-US');

type Counted = 'rows' | 'source' | 'target' | 'backup' | 'store';

/** The rows of each table, one line a table. */
export function countsTable(columns: Readonly<Partial<Record<Counted, Counts>>>): string {
  const names = Object.keys(columns) as Counted[];
  return aligned(
    [
      [column('table'), ...names.map(column)],
      ...dataTableNames.map((table) => [table, ...names.map((name) => whole(columns[name]![table]))]),
    ],
    names.map((_, i) => i + 1),
  ).join('\n');
}

/** Reports progress on standard error: on a terminal as rows are written, otherwise once a table. */
export function progressOn(stream: NodeJS.WriteStream, verb: string): (table: DataTable, rows: number) => void {
  let latest: DataTable | undefined;
  return (table, rows) => {
    if (stream.isTTY) stream.write(`\r${verb} ${table}: ${whole(rows)}\u001b[K`);
    else if (table !== latest) stream.write(`${verb} ${table}\n`);
    latest = table;
  };
}
