import { type Formula, formulaText } from '../words/formula';
import type { Notation } from '../words/notation';
import { addressOf } from './place';
import type { SheetCell, SheetColumn, SheetTable } from './table';

/** A table of employees, and the formula that computes a row of figures for each. */
export interface PayrollTable {
  readonly title: string;
  /** A line on how to use it. */
  readonly note: string;
  readonly columns: readonly SheetColumn[];
  /** Example rows, to be typed over. */
  readonly rows: readonly (readonly SheetCell[])[];
  /** What the row of totals is called. */
  readonly total: string;
  /** Number format of the figures and totals: the decimals of the currency. */
  readonly money: string;
  /** Columns of amounts whose totals stand above them. */
  readonly totals: readonly string[];
  /** Headings of the figures that the formula gives. */
  readonly figures: readonly string[];
  /**
   * The formula whose result spills over the figures.
   *
   * @param cells the table with its headings
   */
  readonly formula: (cells: string) => Formula;
}

/** Empty columns between the employees and their figures: Excel would take an adjacent cell into the table. */
export const gap = 1;

/**
 * The table for the clipboard. Its formula reads the cells as they lie when it is pasted into A1. Totals are left out:
 * functions of Excel have other names in other languages.
 */
export function payrollCopy(
  { title, note, columns, rows, figures, formula }: PayrollTable,
  notation: Notation,
): SheetTable {
  const cells = addressOf({ sheet: '', row: 1, column: 0, rows: rows.length + 1, columns: columns.length });
  const text = formulaText(formula(cells), notation);
  return {
    title,
    columns: [...columns, ...Array<string>(gap).fill(''), ...figures],
    rows: rows.map((row, i) => [
      ...columns.map((_, column) => row[column] ?? null),
      ...Array<null>(gap).fill(null),
      ...figures.map((_, figure) => (i === 0 && figure === 0 ? { formula: text } : null)),
    ]),
    source: note,
  };
}
