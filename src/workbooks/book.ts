import type { WorkbookWords } from '../language/en/workbooks';

/** What a cell is for, which decides how it looks. */
export type Look = 'title' | 'note' | 'heading' | 'label' | 'input' | 'total' | 'figure';

/** A value of a cell: text, a number, a day (YYYY-MM-DD), or a formula in the notation of English Excel. */
export type Content = string | number | { readonly day: string } | { readonly formula: string };

/** Neighbouring cells of one look, from the first row and column, both counted from 0. */
export interface Block {
  readonly row: number;
  readonly column: number;
  /** What is written. The last columns of the block may stay empty. */
  readonly rows: readonly (readonly Content[])[];
  /** How far the look reaches, if further than what is written: a place for results, or for more input. */
  readonly reach?: { readonly rows: number; readonly columns: number };
  readonly look: Look;
  /** Number format of Excel, such as `#,##0`. */
  readonly format?: string;
  /** What a drop-down offers: words, or what stands in cells of the same sheet. Another value is allowed. */
  readonly choices?: readonly string[] | Cells;
}

/** Neighbouring cells of a sheet, from the first row and column, both counted from 0. */
interface Cells {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** A sheet of a workbook. */
export interface BookSheet {
  readonly name: string;
  readonly blocks: readonly Block[];
  /** Widths of the first columns, in characters. */
  readonly widths: readonly number[];
  /** Rows at the top and columns at the start that stay when the sheet scrolls. */
  readonly frozen?: { readonly rows: number; readonly columns: number };
}

/** A workbook as data. Whoever builds it writes the sheets in their order. */
export interface Book {
  readonly sheets: readonly BookSheet[];
  /** The sheet that keeps what headings of other programs mean, if its formulas read one. */
  readonly meanings?: string | undefined;
}

/** What every workbook is made with. */
export interface BookSettings {
  readonly words: WorkbookWords;
  /** Names of sheets that the workbook already has. */
  readonly taken: readonly string[];
}

/** What a workbook has before another one is built in it. */
export interface OpenWorkbook {
  /** Names of its sheets. */
  readonly taken: readonly string[];
  /** The sheet that keeps what headings of other programs mean; undefined where there is none. */
  readonly meanings: string | undefined;
}

/** Excel's own limit. */
const longestName = 31;

/** Names for new sheets that no other sheet has. Letter case does not matter to Excel. */
export function sheetNames<Key extends string>(
  wanted: Readonly<Record<Key, string>>,
  taken: readonly string[],
): Readonly<Record<Key, string>> {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  const free = (name: string): string => {
    for (let number = 1; ; number++) {
      const end = number === 1 ? '' : ` ${number}`;
      const tried = name.replace(/[:\\/?*[\]]/g, ' ').slice(0, longestName - end.length) + end;
      if (known.has(tried.toLowerCase())) continue;
      known.add(tried.toLowerCase());
      return tried;
    }
  };
  return Object.fromEntries(Object.entries<string>(wanted).map(([key, name]) => [key, free(name)])) as Record<
    Key,
    string
  >;
}

/** The letters of a column, counted from 0. */
export const letters = (column: number): string =>
  `${column < 26 ? '' : letters(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`;

/** A cell as a formula names it. `$` keeps it when the formula is copied. */
export const cell = (row: number, column: number): string => `${letters(column)}${row + 1}`;
export const fixed = (row: number, column: number): string => `$${letters(column)}$${row + 1}`;

/** Cells from one to another as a formula names them, always kept. */
export const area = (row: number, column: number, rows: number, columns: number): string =>
  `${fixed(row, column)}:${fixed(row + rows - 1, column + columns - 1)}`;

/** A reference to another sheet. */
export const on = (sheet: string, reference: string): string => `'${sheet.replace(/'/g, "''")}'!${reference}`;

/** A text inside a formula. */
export const text = (value: string): string => `"${value.replace(/"/g, '""')}"`;

export const formula = (written: string): Content => ({ formula: `=${written}` });

/** The last number of a column: the row of sums that `PAYROLLTOTALS` ends with. No number is as large. */
export const lastNumber = (cells: string): string => `LOOKUP(9.99E+307,${cells})`;

/** The two lines at the top of each sheet. */
export const head = (title: string, note: string): readonly Block[] => [
  { row: 0, column: 0, rows: [[title]], look: 'title' },
  { row: 1, column: 0, rows: [[note]], look: 'note' },
];

/** A list of rows, each in the columns from the first. */
export const column = (row: number, at: number, contents: readonly Content[], look: Look, format?: string): Block => ({
  row,
  column: at,
  rows: contents.map((one) => [one]),
  look,
  ...(format === undefined ? {} : { format }),
});

/** The rows and columns of a block. */
export const sizeOf = ({ rows, reach }: Block): { readonly rows: number; readonly columns: number } =>
  reach ?? { rows: rows.length, columns: rows[0]!.length };

/** One row of cells. */
export const line = (row: number, at: number, contents: readonly Content[], look: Look, format?: string): Block => ({
  row,
  column: at,
  rows: [contents],
  look,
  ...(format === undefined ? {} : { format }),
});
