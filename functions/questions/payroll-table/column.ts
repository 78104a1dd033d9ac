import type { ColumnName } from '../../../src/contract/labels';
import { plain, type Given } from '../../cell/values';

/** A column of a payroll table that states something. */
export interface Column {
  readonly name: ColumnName;
  /** Its place in a row. */
  readonly at: number;
  /** Its heading, for sentences. */
  readonly heading: string;
  /** Is it added to another column of its meaning: seniority to other taxable allowances? */
  readonly added?: true;
  /** How its numbers are read, if they are no amounts: 0.2 as 20 %, or 20 as 20 %. */
  readonly numbers?: 'shares' | 'percentages';
}

/** A column that is taken off net pay. */
export type Deduction = Pick<Column, 'at' | 'heading'>;

/** What the header row of a table says. Columns that state nothing of the pay are left out. */
export interface Columns {
  readonly stated: readonly Column[];
  readonly deductions: readonly Deduction[];
  /** The currency that the heading of the pay names. */
  readonly currency: string | undefined;
}

export type Row = readonly Given[];

/** The value of a cell while a column is looked over; undefined for an error, which its row will report. */
export function lookedAt(cell: Given): unknown {
  try {
    return plain(cell);
  } catch {
    return undefined;
  }
}
