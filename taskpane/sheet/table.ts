/** A cell of a table: a value, nothing, or a formula that stays live. */
export type SheetCell = string | number | boolean | null | { readonly formula: string };

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

export const isFormula = (cell: SheetCell): cell is { readonly formula: string } => typeof cell === 'object' && cell !== null;

export const columnName = (column: SheetColumn): string => (typeof column === 'string' ? column : column.name);

const isWhole = (cell: SheetCell): boolean => typeof cell !== 'number' || Number.isInteger(cell);

/** Whole numbers with a comma for thousands, others with up to four decimals; years and the like should come as text. */
const usualFormat = (cells: readonly SheetCell[]): string => (cells.some((cell) => typeof cell === 'number') ? (cells.every(isWhole) ? '#,##0' : '#,##0.00##') : 'General');

/** The number format of each column: its own, or one that suits its numbers. */
export const formatsOf = ({ columns, rows }: SheetTable): string[] => columns.map((column, i) => (typeof column === 'string' ? undefined : column.format) ?? usualFormat(rows.map((row) => row[i] ?? null)));

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
