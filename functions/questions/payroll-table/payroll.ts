import type { CellProgram } from '../../cell/cell-program';
import { gridOf } from '../../cell/grid';
import { askRows, type RowAnswer } from '../../cell/rows';
import { fieldsFor } from '../../../src/register/wanted';
import { tableHead } from '../../../src/contract/labels';
import { withBareAmounts } from './amounts';
import type { Deduction, Row } from './column';
import { columnsOf } from './columns';
import { meaningsIn } from './meanings';
import { type RowDefaults, rowQuestions } from './row';
import { type Payslip, payslipOf, type Shown, shownOf } from './shown';
import { totalRows } from './total-rows';
import { wantedOf } from './wanted';

export interface PayrollArguments extends RowDefaults {
  /** A header row, and a row for each employee. */
  readonly table: unknown;
  readonly columns: unknown;
  /** What headings mean that are not understood: a range of two columns, a heading and its meaning. */
  readonly meanings?: unknown;
}

/** A row of a payroll: its payslip, its own error, or nothing where it says nothing of an employee. */
export type PayrollRow = Payslip | Extract<RowAnswer<never>, { readonly error: unknown }> | { readonly row: Row };

export interface Payroll {
  readonly headings: Row;
  readonly rows: readonly PayrollRow[];
  readonly shown: readonly Shown[];
  readonly deductions: readonly Deduction[];
}

/**
 * Asks for the payslips of a table. Rows of sums are left empty, and a row of no pay has a payslip of zeros.
 *
 * @param further fields of the answers that are needed beside those of the columns
 * @throws CellError if the headings, their meanings or the columns asked for are wrong
 */
export function* askPayroll(
  { table, columns: wantedColumns, meanings, ...defaults }: PayrollArguments,
  further: readonly string[] = [],
): CellProgram<Payroll> {
  const meaningOf = meaningsIn(meanings);
  const grid = gridOf(table);
  const head = tableHead(grid, meaningOf);
  const { headings } = head;
  const wanted = wantedOf(wantedColumns);
  const body = grid.slice(head.rows);
  const { rows, columns } = withBareAmounts(body, columnsOf(headings, body, meaningOf));
  const totals = totalRows(columns.stated, rows);
  const questionOf = rowQuestions(columns, defaults, [...new Set([...fieldsFor(wanted), ...further])]);
  const answers = yield* askRows(rows, (row) => (totals.has(row) ? 'nothing' : questionOf(row)));
  const found = answers.map((answer): PayrollRow => {
    if ('data' in answer) return payslipOf(answer.row, answer.data);
    if ('error' in answer) return answer;
    return answer.without === 'no_pay' ? payslipOf(answer.row, {}) : { row: answer.row };
  });
  const payslips = found.filter((row): row is Payslip => 'lines' in row);
  const { deductions } = columns;
  // Figures stand beside their rows, also below headings in several rows.
  const below = grid.slice(1, head.rows).map((row): PayrollRow => ({ row }));
  return { headings, rows: [...below, ...found], shown: shownOf(wanted, payslips, deductions), deductions };
}
