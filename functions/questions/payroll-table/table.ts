import type { CellProgram } from '../../cell/cell-program';
import { CellError, type CellValue } from '../../cell/failure';
import { presenter } from '../../cell/figure';
import { askPayroll, type PayrollArguments, type PayrollRow } from './payroll';
import type { Shown } from './shown';

/** The cells of a row, in the order of the columns. */
function cellsOf(row: PayrollRow, shown: readonly Shown[]): CellValue[] {
  if ('error' in row) return shown.map(() => row.error);
  if (!('lines' in row)) return shown.map(() => '');
  return shown.map(({ amount, kind }) => {
    const found = amount(row);
    return typeof found === 'number' ? presenter(kind)(found) : found;
  });
}

/**
 * The figures of a payroll, a row for each employee, in the order of the table and without a header row. A mistake in a
 * row is an error of that row only. A row of sums stays empty, and one without pay is a row of zeros.
 *
 * @throws CellError if the headings or the columns asked for are wrong, or if the result is a single cell with an error
 */
export function* payrollTable(payroll: PayrollArguments): CellProgram<CellValue[][]> {
  const { rows, shown } = yield* askPayroll(payroll);
  if (rows.length === 0) return [shown.map(() => '')];
  const cells = rows.map((row) => cellsOf(row, shown));
  const [[first] = []] = cells;
  if (cells.length === 1 && shown.length === 1 && first instanceof CellError) throw first;
  return cells;
}

/**
 * The headings of the columns that `payrollTable` returns for the same arguments, in one row.
 *
 * @throws CellError if the headings of the table or the columns asked for are wrong
 */
export function* payrollColumns(payroll: PayrollArguments): CellProgram<CellValue[][]> {
  const { shown } = yield* askPayroll(payroll);
  return [shown.map(({ heading }) => heading)];
}
