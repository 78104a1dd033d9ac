import type { RegisterColumn } from '../../src/contract';
import { done, fail, type Outcome } from '../../src/contract/error';
import { figureLabel } from '../../src/contract/labels';
import { type PayrollFigure, payrollFigures } from '../../src/contract/words/payroll-columns';
import { message } from '../../src/language/message';
import type { Language } from '../../src/language/languages';
import { amountOf, columnsWanted, type WantedColumn } from '../../src/register/columns';
import type { LineKind } from '../../src/contract/words/line-kinds';
import { thousandths } from '../../src/register/payslip-lines';
import { type Wanted, wantedBy } from '../../src/register/wanted';
import type { Line } from '../../src/register/payslip-lines';
import type { RegisterPayslip } from './register-rows';

/** The sums of a payslip, which the law does not name. */
const figureOfSum: { readonly [Kind in LineKind]?: PayrollFigure } = {
  gross: 'gross_amount',
  taxable: 'taxable_amount',
  tax: 'tax_amount',
  contributions: 'pension',
  net: 'net_amount',
  employer_cost: 'employer_cost',
};

/** What a line of a payslip is called: as in the law, or in the language of the reader where it is a sum. */
export function lineName({ kind, name }: Pick<Line, 'kind' | 'name'>, language: Language): string {
  const figure = figureOfSum[kind];
  return figure === undefined ? name : figureLabel(figure, language);
}

function described(column: WantedColumn, language: Language): RegisterColumn {
  if ('figure' in column) return { id: column.figure, kind: 'figure', name: figureLabel(column.figure, language) };
  if ('text' in column) return { id: column.text, kind: 'figure', name: column.text };
  const { kind, id } = column.line;
  return { kind, id, name: lineName(column.line, language) };
}

/** Net pay less what is taken off it, in major units. A payslip without pay has none. */
export const paidOut = ({ data, deductions = 0 }: RegisterPayslip): number =>
  thousandths(((data['net_amount'] as number | undefined) ?? 0) - deductions);

function amountIn(column: WantedColumn, payslip: RegisterPayslip): number {
  if ('line' in column) return amountOf(column.line, payslip.lines);
  if ('text' in column) return 0;
  return column.figure === 'paid_out' ? paidOut(payslip) : ((payslip.data[column.figure] ?? 0) as number);
}

/** A column of a register. */
export interface ShownColumn {
  readonly described: RegisterColumn;
  /** Is it the effective rate, which no sum of rates makes? */
  readonly isRate: boolean;
  readonly amount: (payslip: RegisterPayslip) => number;
}

/** The most names that a sentence lists. */
export const mostNamed = 30;

/**
 * The columns that a request asks for. All lines are followed by what is paid out, where a row has deductions.
 *
 * @returns `bad_request` for the first text that names no line of the payslips, with the lines that there are
 */
export function shownColumns(
  texts: readonly string[],
  payslips: readonly RegisterPayslip[],
  language: Language,
): Outcome<readonly ShownColumn[]> {
  const hasDeductions = payslips.some(({ deductions = 0 }) => deductions > 0);
  const wanted = texts
    .map(wantedBy)
    .flatMap((one): readonly Wanted[] => (one === 'lines' && hasDeductions ? [one, { figure: 'paid_out' }] : [one]));
  const columns = columnsWanted(wanted, () => payslips.map(({ lines }) => lines));
  if ('unknown' in columns) {
    const lines = columns.columns.filter(({ name }) => name !== '').slice(0, mostNamed);
    const values = {
      text: JSON.stringify(columns.unknown),
      figures: payrollFigures,
      lines: lines.map(({ id }) => id),
    };
    return fail('bad_request', message('register_line_unknown', values));
  }
  return done(
    columns.map((column) => ({
      described: described(column, language),
      isRate: 'figure' in column && column.figure === 'effective_rate',
      amount: (payslip) => amountIn(column, payslip),
    })),
  );
}
