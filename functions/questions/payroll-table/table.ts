import type { Asked } from '../../cell/asked';
import { CellError, type CellValue } from '../../cell/failure';
import { presenter } from '../../cell/figure';
import { gridOf } from '../../cell/grid';
import { calculateRows } from '../../cell/rows';
import { netPay } from '../net-pay';
import { columnsOf } from './columns';
import { figuresOf, kindOfFigure } from './figures';
import { paidOut } from './paid-out';
import { type RowDefaults, rowQuestions } from './row';
import type { Row } from './column';
import { totalRows } from './total-rows';

interface PayrollArguments extends RowDefaults {
  /** A header row, and a row for each employee. */
  readonly table: unknown;
  readonly columns: unknown;
}

/** The value of a cell, or the error that stands in its place. */
function orError(value: () => CellValue): CellValue {
  try {
    return value();
  } catch (error) {
    if (error instanceof CellError) return error;
    throw error;
  }
}

/**
 * The figures of a payroll, a row for each employee, in the order of the table and without a header row. A mistake in a
 * row is an error of that row only. A row of sums stays empty, and one without pay is a row of zeros.
 *
 * @throws CellError if the headings or the figures asked for are wrong
 */
export function* payrollTable({ table, columns: wanted, ...defaults }: PayrollArguments): Asked<CellValue[][]> {
  const [headings = [], ...rows] = gridOf(table);
  const figures = figuresOf(wanted);
  const columns = columnsOf(headings, rows);
  if (rows.length === 0) return [figures.map(() => '')];
  const totals = totalRows(columns.stated, rows);
  const shown = figures.map((figure) => ({ figure, present: presenter(kindOfFigure(figure)) }));
  const fields = new Set(figures.map((figure) => (figure === 'paid_out' ? 'net_amount' : figure)));
  const questionOf = rowQuestions(columns, defaults, [...fields]);
  // An answer leaves out what the law does not have, such as contributions.
  const cells = (data: Readonly<Record<string, unknown>>, row: Row): CellValue[] =>
    shown.map(({ figure, present }) => {
      // A row without pay has no net pay in its data, and a net pay below zero is an error.
      const net = 'net_amount' in data ? netPay(data) : 0;
      if (figure === 'paid_out')
        return typeof net === 'number' ? orError(() => paidOut(net, columns.deductions, row)) : net;
      const amount = figure === 'net_amount' ? net : ((data[figure] ?? 0) as number);
      return typeof amount === 'number' ? present(amount) : amount;
    });
  return yield* calculateRows({
    rows,
    width: figures.length,
    question: (row) => {
      const asked = totals.has(row) ? 'nothing' : questionOf(row);
      if (asked === 'nothing') return figures.map(() => '');
      return asked === 'no_pay' ? cells({}, row) : asked;
    },
    cells,
  });
}
