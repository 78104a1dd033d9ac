import type { TaxResult } from '../../src/contract/tax';
import { ask, type Invocation } from '../cell/calculate';
import { type CellValue, wrong } from '../cell/failure';
import { gridOf } from '../cell/grid';
import { presenter } from '../cell/present';
import { isBlank } from '../cell/values';
import { type PayArguments, payQuestions } from './payroll';

type Line = readonly [string, number | undefined];

const fields = [
  'gross_amount',
  'tax_amount',
  'pension',
  'net_amount',
  'taxable_amount',
  'contributions',
  'reliefs',
  'credits',
  'surcharges',
  'adjustments',
  'employer_contributions',
  'employer_cost',
] as const satisfies readonly (keyof TaxResult)[];

const listed = (lines: readonly { readonly name: string; readonly amount: number }[] | undefined): Line[] =>
  (lines ?? []).map(({ name, amount }) => [name, amount]);

/**
 * The lines in the order of a payslip: gross pay, deductions before tax, the tax and its parts, net pay, employer
 * contributions. A cap, a minimum or rounding has a line only if it changes the tax.
 */
const linesOf = (slip: Partial<TaxResult>): Line[] => [
  ['Gross pay', slip.gross_amount],
  ...listed(slip.contributions),
  ...listed(slip.reliefs),
  ['Taxable pay', slip.taxable_amount],
  ...listed(slip.credits),
  ...listed(slip.surcharges),
  ...listed(slip.adjustments?.filter(({ amount }) => amount !== 0)),
  ['Income tax', slip.tax_amount],
  ['Employee contributions', slip.pension],
  ['Net pay', slip.net_amount],
  ...listed(slip.employer_contributions),
  ['Employer cost', slip.employer_cost],
];

/** The payslip for one amount of pay, without lines that the country's law does not have. */
export async function payslip(pay: PayArguments, invocation: Invocation | undefined): Promise<CellValue[][]> {
  const grid = gridOf(pay.pay);
  if (grid.length > 1 || grid[0]!.length > 1)
    throw wrong('PAYSLIP takes one amount, not a range. Enter one formula for each employee.');
  const gross = grid[0]![0];
  if (isBlank(gross)) return [['']];
  const { data } = await ask(payQuestions(pay, 'gross_to_net', fields)(gross), invocation);
  const money = presenter('money');
  return linesOf(data as Partial<TaxResult>).flatMap(([name, amount]) =>
    amount === undefined ? [] : [[name, money(amount)]],
  );
}
