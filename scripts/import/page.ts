import { aligned } from '../command/aligned';
import type { Paint } from '../command/paint';
import { obstacles, type PlannedRow } from './plan';

const value = ({ figure }: PlannedRow): string =>
  figure === undefined
    ? ''
    : figure.series === 'mpc_meeting'
      ? figure.value === 0
        ? 'cancelled'
        : 'planned'
      : String(figure.value);
const signed = (change: number, digits: number): string => `${change > 0 ? '+' : ''}${change.toFixed(digits)}`;

/** The change: in percent for prices and rates, in points for figures that are percentages. */
function change({ figure, old, changePercent }: PlannedRow): string {
  if (figure === undefined || old === undefined) return '';
  const isPrice = figure.series === 'fx' || figure.series.startsWith('fuel_');
  if (!isPrice) return `${signed(figure.value - old.value, 2)} points`;
  return changePercent === undefined ? '' : `${signed(changePercent, 1)} %`;
}

/** How a figure relates to the current one, in one word. */
function standing(row: PlannedRow): string {
  const codes = row.problems.map(({ code }) => code);
  return codes.includes('correction')
    ? 'corrects'
    : codes.includes('duplicate')
      ? 'known'
      : codes.includes('older')
        ? 'past'
        : '';
}

/** The differences between a table and the current figures, row by row. */
export function differences(rows: readonly PlannedRow[]): string[] {
  const readable = rows.filter(({ figure }) => figure !== undefined);
  if (readable.length === 0) return [];
  const lines = readable.map((row) => [
    String(row.row),
    row.what,
    row.old === undefined ? '-' : String(row.old.value),
    row.old?.date ?? '',
    value(row),
    row.figure!.date,
    change(row),
    standing(row),
  ]);
  return aligned([['row', '', 'current', 'date', 'new', 'date', 'change', ''], ...lines], [0, 2, 4, 6]);
}

/** The problems of rows, and the confirmed ones. */
export function remarks(rows: readonly PlannedRow[], paint: Paint): string[] {
  const confirmed = rows.flatMap(({ row, what, problems }) =>
    problems.filter((problem) => problem.confirmed).map(({ message }) => `  row ${row}, ${what}: ${message}`),
  );
  const refused = rows.flatMap((row) =>
    obstacles(row).map(
      ({ message, confirmable }) =>
        `  row ${row.row}, ${row.what}: ${message}${confirmable ? '' : ' (must be corrected)'}`,
    ),
  );
  const toConfirm = rows
    .filter((row) => obstacles(row).length > 0 && obstacles(row).every(({ confirmable }) => confirmable))
    .map(({ row }) => row);
  return [
    ...(confirmed.length === 0 ? [] : ['', 'Confirmed:', ...confirmed]),
    ...(refused.length === 0 ? [] : ['', paint('red', 'Nothing is stored. Problems:'), ...refused]),
    ...(toConfirm.length === 0
      ? []
      : ['', `If these rows are right although unusual, confirm them: --confirm ${toConfirm.join(',')}`]),
  ];
}

/** The plan for JSON output. */
export const asJson = (rows: readonly PlannedRow[]): unknown[] =>
  rows.map(({ row, what, figure, old, changePercent, problems }) => ({
    row,
    what,
    ...(figure === undefined
      ? {}
      : { series: figure.series, entity: figure.entity, date: figure.date, value: figure.value }),
    served: old ?? null,
    change_percent: changePercent === undefined ? null : Number(changePercent.toFixed(4)),
    problems,
  }));
