/** A day, YYYY-MM-DD, which is a date in the sheet and no text. */
export interface SheetDate {
  readonly date: string;
}

/** A cell of a table: a value, nothing, a day, or a formula that stays live. */
export type SheetCell = string | number | boolean | null | SheetDate | { readonly formula: string };

/** The cell of a day that may not be known. */
export const dateCell = (day: string | null | undefined): SheetCell =>
  day === null || day === undefined ? null : { date: day.slice(0, 10) };

/** A column by its name and, where its numbers have one, the number format as Excel writes it: `#,##0.00`. */
export type SheetColumn = string | { readonly name: string; readonly format?: string };

/** A table as it goes into the sheet, or to the clipboard. */
export interface SheetTable {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
  /** The line beneath it: where its figures come from, and of when they are. */
  readonly source: string;
}

export const isFormula = (cell: SheetCell): cell is { readonly formula: string } =>
  typeof cell === 'object' && cell !== null && 'formula' in cell;
export const isDate = (cell: SheetCell): cell is SheetDate =>
  typeof cell === 'object' && cell !== null && 'date' in cell;

export const columnName = (column: SheetColumn): string => (typeof column === 'string' ? column : column.name);

const isWhole = (cell: SheetCell): boolean => typeof cell !== 'number' || Number.isInteger(cell);

/**
 * Days as the world writes them; whole numbers with a comma for thousands, others with up to four decimals; years and
 * the like should come as text.
 */
function usualFormat(cells: readonly SheetCell[]): string {
  if (cells.some(isDate)) return 'yyyy-mm-dd';
  if (!cells.some((cell) => typeof cell === 'number')) return 'General';
  return cells.every(isWhole) ? '#,##0' : '#,##0.00##';
}

/** The number format of each column: its own, or one that suits its numbers. */
export const formatsOf = ({ columns, rows }: SheetTable): string[] =>
  columns.map(
    (column, i) =>
      (typeof column === 'string' ? undefined : column.format) ?? usualFormat(rows.map((row) => row[i] ?? null)),
  );

/** Names of columns, each another, as a table of Excel needs them. */
export function headerOf({ columns }: SheetTable): string[] {
  const taken = new Set<string>();
  return columns.map((column, i) => {
    const name = columnName(column).trim() || `Column ${i + 1}`;
    let unique = name;
    for (let n = 2; taken.has(unique.toLowerCase()); n++) unique = `${name} ${n}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
