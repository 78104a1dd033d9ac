import { figureLabel, figureTexts } from '../../../src/contract/labels';
import { type PayrollFigure, payrollFigures } from '../../../src/contract/words/payroll-columns';
import { amountOf, columnsWanted, type LineColumn, type WantedColumn } from '../../../src/register/columns';
import { type Line, linesOf, type Slip } from '../../../src/register/payslip-lines';
import type { Wanted } from '../../../src/register/wanted';
import { once } from '../../../src/once';
import { CellError, wrong } from '../../cell/failure';
import type { Kind } from '../../cell/figure';
import { quoted, type Words, words } from '../../cell/words';
import { probably } from '../detail-name';
import { columnName } from '../line-name';
import { netPay } from '../net-pay';
import type { Deduction, Row } from './column';
import { paidOut } from './paid-out';

/** The payslip of a row. One without pay has no fields, and 0 in every column. */
export interface Payslip {
  readonly row: Row;
  readonly data: Readonly<Record<string, unknown>>;
  /** Its lines, which are read when a column first shows one. */
  readonly lines: () => readonly Line[];
}

/** A column of the result. */
export interface Shown {
  /** The figure that it shows; undefined for a line. */
  readonly figure?: PayrollFigure;
  readonly heading: string | Words;
  readonly kind: Kind;
  readonly amount: (payslip: Payslip) => number | CellError;
}

export const payslipOf = (row: Row, data: Payslip['data']): Payslip => ({
  row,
  data,
  lines: once(() => linesOf(data as Slip)),
});

/** A row without pay has no net pay in its data, and a net pay below zero is an error. */
const netOf = ({ data }: Payslip): number | CellError => ('net_amount' in data ? netPay(data) : 0);

function paidOutOf(payslip: Payslip, deductions: readonly Deduction[]): number | CellError {
  const net = netOf(payslip);
  if (typeof net !== 'number') return net;
  try {
    return paidOut(net, deductions, payslip.row);
  } catch (error) {
    if (error instanceof CellError) return error;
    throw error;
  }
}

/** The column of a figure. An answer leaves out what the law does not have, such as contributions. */
function figureShown(figure: PayrollFigure, deductions: readonly Deduction[]): Shown {
  const amount = (payslip: Payslip): number | CellError =>
    figure === 'paid_out'
      ? paidOutOf(payslip, deductions)
      : figure === 'net_amount'
        ? netOf(payslip)
        : ((payslip.data[figure] ?? 0) as number);
  return {
    figure,
    heading: words('label', { label: (language) => figureLabel(figure, language) }),
    kind: figure === 'effective_rate' ? 'share' : 'money',
    amount,
  };
}

const lineShown = (column: LineColumn): Shown => ({
  heading: columnName(column),
  kind: column.kind === 'family' ? 'plain' : 'money',
  amount: (payslip) => (column.kind === 'net' ? netOf(payslip) : amountOf(column, payslip.lines())),
});

/** The most lines that one sentence names. */
const mostNamed = 30;

function unknownLine(text: string, columns: readonly LineColumn[]): CellError {
  const named = columns.filter(({ name }) => name !== '');
  const [meant] = probably(text, [...figureTexts.map(([one]) => one), ...named.flatMap(({ id, name }) => [id, name])]);
  const unknown = {
    text: quoted(text),
    figures: payrollFigures,
    lines: named.slice(0, mostNamed).map(({ id }) => id),
  };
  return wrong(
    meant === undefined ? words('figure_unknown', unknown) : words('figure_misspelt', { ...unknown, meant }),
  );
}

function shownAs(column: WantedColumn, deductions: readonly Deduction[]): Shown {
  if ('figure' in column) return figureShown(column.figure, deductions);
  return 'line' in column ? lineShown(column.line) : { heading: column.text, kind: 'money', amount: () => 0 };
}

/**
 * The columns that show what is wanted of payslips. All lines are followed by what is paid out, where something is
 * taken off net pay.
 *
 * @throws CellError that suggests a figure or a line, if no payslip has one of them
 */
export function shownOf(
  wanted: readonly Wanted[],
  payslips: readonly Payslip[],
  deductions: readonly Deduction[],
): readonly Shown[] {
  const all = wanted.flatMap((one): readonly Wanted[] =>
    one === 'lines' && deductions.length > 0 ? [one, { figure: 'paid_out' }] : [one],
  );
  const columns = columnsWanted(all, () => payslips.map(({ lines }) => lines()));
  if ('unknown' in columns) throw unknownLine(columns.unknown, columns.columns);
  return columns.map((column) => shownAs(column, deductions));
}
