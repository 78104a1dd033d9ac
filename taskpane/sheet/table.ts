import { serialOfDay } from '../../src/serial';
import { type CellValue, literal } from './cells';
import { say } from '../../ui/language/say';

/** A day, YYYY-MM-DD. In the sheet it is a date, not text. */
export interface SheetDate {
  readonly date: string;
}

/** A cell of a table: a value, nothing, a day, or a live formula. */
export type SheetCell = string | number | boolean | null | SheetDate | { readonly formula: string };

/** The cell of a day, or an empty cell. */
export const dateCell = (day: string | null | undefined): SheetCell =>
  day === null || day === undefined ? null : { date: day.slice(0, 10) };

/** A column by its name, with an optional number format of Excel, such as `#,##0.00`, and the words to choose from. */
export type SheetColumn =
  | string
  | { readonly name: string; readonly format?: string | undefined; readonly choices?: readonly string[] | undefined };

/** A table for the sheet or the clipboard. */
export interface SheetTable {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
  /** The line below it: date and sources of the figures. */
  readonly source: string;
}

export const isFormula = (cell: SheetCell): cell is { readonly formula: string } =>
  typeof cell === 'object' && cell !== null && 'formula' in cell;
export const isDate = (cell: SheetCell): cell is SheetDate =>
  typeof cell === 'object' && cell !== null && 'date' in cell;

export const columnName = (column: SheetColumn): string => (typeof column === 'string' ? column : column.name);

const isWhole = (cell: SheetCell): boolean => typeof cell !== 'number' || Number.isInteger(cell);

/**
 * The number format for a column: ISO days, whole numbers with thousands separators, or up to four decimals. Years
 * should
 * come as text.
 */
function usualFormat(cells: readonly SheetCell[]): string {
  if (cells.some(isDate)) return 'yyyy-mm-dd';
  if (!cells.some((cell) => typeof cell === 'number')) return 'General';
  return cells.every(isWhole) ? '#,##0' : '#,##0.00##';
}

/** The number format of each column: its own, or one that suits its cells. */
export const formatsOf = ({ columns, rows }: SheetTable): string[] =>
  columns.map(
    (column, i) =>
      (typeof column === 'string' ? undefined : column.format) ?? usualFormat(rows.map((row) => row[i] ?? null)),
  );

/** The words that a drop-down of each column offers. */
export const choicesOf = ({ columns }: Pick<SheetTable, 'columns'>): readonly (readonly string[] | undefined)[] =>
  columns.map((column) => (typeof column === 'string' ? undefined : column.choices));

/** Unique names of columns, as a table in Excel requires. */
export function headerOf({ columns }: SheetTable): string[] {
  const taken = new Set<string>();
  return columns.map((column, i) => {
    const name = columnName(column).trim() || say('column', { value: i + 1 });
    let unique = name;
    for (let n = 2; taken.has(unique.toLowerCase()); n++) unique = `${name} ${n}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** A cell as it is written into Excel. */
export const contentOf = (cell: SheetCell): CellValue =>
  isFormula(cell) ? cell.formula : isDate(cell) ? serialOfDay(cell.date) : literal(cell);
