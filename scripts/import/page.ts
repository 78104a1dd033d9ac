import { aligned } from '../command/aligned';
import type { Paint } from '../command/paint';
import { obstacles, type PlannedRow } from './plan';

const value = ({ said }: PlannedRow): string =>
  said === undefined
    ? ''
    : said.series === 'mpc_meeting'
      ? said.value === 0
        ? 'cancelled'
        : 'planned'
      : String(said.value);
const signed = (change: number, digits: number): string => `${change > 0 ? '+' : ''}${change.toFixed(digits)}`;

/** Of prices and rates in percent; of figures that are percentages themselves in points. */
function change({ said, old, changePercent }: PlannedRow): string {
  if (said === undefined || old === undefined) return '';
  const isPrice = said.series === 'fx' || said.series.startsWith('fuel_');
  if (!isPrice) return `${signed(said.value - old.value, 2)} points`;
  return changePercent === undefined ? '' : `${signed(changePercent, 1)} %`;
}

/** How a figure stands to what is served, in a word. */
function standing(row: PlannedRow): string {
  const codes = row.problems.map(({ code }) => code);
  return codes.includes('correction')
    ? 'corrects'
    : codes.includes('duplicate')
      ? 'known'
      : codes.includes('older')
        ? 'of the past'
        : '';
}

/** The differences between a table and what is served, row by row. */
export function differences(rows: readonly PlannedRow[]): string[] {
  const readable = rows.filter(({ said }) => said !== undefined);
  if (readable.length === 0) return [];
  const lines = readable.map((row) => [
    String(row.row),
    row.what,
    row.old === undefined ? '-' : String(row.old.value),
    row.old?.date ?? '',
    value(row),
    row.said!.date,
    change(row),
    standing(row),
  ]);
  return aligned([['row', '', 'served now', 'of', 'new', 'of', 'change', ''], ...lines], [0, 2, 4, 6]);
}

/** What stands in the way, and what was confirmed. */
export function remarks(rows: readonly PlannedRow[], paint: Paint): string[] {
  const confirmed = rows.flatMap(({ row, what, problems }) =>
    problems.filter((problem) => problem.confirmed).map(({ message }) => `  row ${row}, ${what}: ${message}`),
  );
  const refused = rows.flatMap((row) =>
    obstacles(row).map(
      ({ message, confirmable }) =>
        `  row ${row.row}, ${row.what}: ${message}${confirmable ? '' : ' (to be corrected)'}`,
    ),
  );
  const toConfirm = rows
    .filter((row) => obstacles(row).length > 0 && obstacles(row).every(({ confirmable }) => confirmable))
    .map(({ row }) => row);
  return [
    ...(confirmed.length === 0 ? [] : ['', 'Confirmed:', ...confirmed]),
    ...(refused.length === 0 ? [] : ['', paint('red', 'Nothing is stored, because of:'), ...refused]),
    ...(toConfirm.length === 0
      ? []
      : ['', `Where the table is right although it is unusual, confirm it: --confirm ${toConfirm.join(',')}`]),
  ];
}

/** The plan for a program. */
export const asJson = (rows: readonly PlannedRow[]): unknown[] =>
  rows.map(({ row, what, said, old, changePercent, problems }) => ({
    row,
    what,
    ...(said === undefined ? {} : { series: said.series, entity: said.entity, date: said.date, value: said.value }),
    served: old ?? null,
    change_percent: changePercent === undefined ? null : Number(changePercent.toFixed(4)),
    problems,
  }));
