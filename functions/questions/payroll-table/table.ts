import type { Asked } from '../../cell/asked';
import type { CellValue } from '../../cell/failure';
import { presenter } from '../../cell/figure';
import { withSign } from '../../cell/calculate';
import { gridOf } from '../../cell/grid';
import { netPay } from '../net-pay';
import { calculateRows } from '../../cell/rows';
import { columnsOf } from './columns';
import { figuresOf, kindOfFigure } from './figures';
import { type RowDefaults, rowQuestions } from './row';

export interface PayrollArguments extends RowDefaults {
  /** A header row, and a row for each employee. */
  readonly table: unknown;
  readonly columns: unknown;
}

/**
 * The figures of a payroll, a row for each employee, in the order of the table and without a header row. A mistake in a
 * row is an error of that row only.
 *
 * @throws CellError if the headings or the figures asked for are wrong
 */
export function* payrollTable({ table, columns: wanted, ...defaults }: PayrollArguments): Asked<CellValue[][]> {
  const [headings = [], ...rows] = gridOf(table);
  const figures = figuresOf(wanted);
  const columns = columnsOf(headings, rows);
  const shown = figures.map((figure) => ({ figure, present: presenter(kindOfFigure(figure)) }));
  if (rows.length === 0) return [figures.map(() => '')];
  return yield* calculateRows({
    rows,
    width: figures.length,
    question: rowQuestions(columns, defaults, [...new Set(figures)]),
    // An answer leaves out what the law does not have, such as contributions.
    cells: (data, sign) =>
      shown.map(({ figure, present }) => {
        const value = figure === 'net_amount' ? netPay(data) : ((data[figure] ?? 0) as number);
        return typeof value === 'number' ? present(withSign(value, sign)) : sign === 0 ? present(0) : value;
      }),
  });
}
