import type { TaxResult } from '../../src/contract/tax';
import { ask, type Asked } from '../cell/asked';
import { withSign } from '../cell/calculate';
import { type CellError, type CellValue, wrong } from '../cell/failure';
import { gridOf } from '../cell/grid';
import { type Kind, presenter } from '../cell/figure';
import { isBlank } from '../cell/values';
import { type Words, words } from '../cell/words';
import { netPay } from './net-pay';
import { payInput } from './pay-input';
import { type PayArguments, payQuestions } from './payroll';

/** A number other than money has its kind. */
type Line = readonly [name: string | Words, amount: number | CellError | undefined, kind?: Kind];
type Part = NonNullable<TaxResult['taxable_parts']>[number];

const fields = [
  'gross_amount',
  'tax_amount',
  'pension',
  'net_amount',
  'taxable_amount',
  'taxable_parts',
  'benefits',
  'family',
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

const cents = (amount: number): number => Math.round(amount * 100) / 100;

const notTaxed = ({ name, paid, taxable }: Part): Line => [
  words('line_not_taxed', { name }),
  taxable === paid ? undefined : cents(paid - taxable),
];

/**
 * The lines in the order of a payslip: gross pay and its named parts, benefits in kind, deductions before tax, the tax
 * and its parts, net pay, employer contributions. A cap, a minimum or rounding has a line only if it changes the tax.
 */
const linesOf = ({ taxable_parts: parts = [], benefits, family, ...slip }: Partial<TaxResult>): Line[] => [
  [words('line_gross'), slip.gross_amount],
  ...parts.map(({ name, paid }): Line => [words('line_of_which', { name }), paid]),
  ...parts.map(notTaxed),
  ...listed(benefits).map(([name, amount]): Line => [words('line_in_kind', { name }), amount]),
  ...listed(slip.contributions),
  ...listed(slip.reliefs),
  [words('line_taxable'), slip.taxable_amount],
  [words('line_family', { counted: family?.counted ?? '' }), family?.number, 'plain'],
  ...listed(slip.credits),
  ...listed(slip.surcharges),
  ...listed(slip.adjustments?.filter(({ amount }) => amount !== 0)),
  [words('line_tax'), slip.tax_amount],
  [words('line_contributions'), slip.pension],
  [words('line_net'), netPay(slip)],
  ...listed(slip.employer_contributions),
  [words('line_employer_cost'), slip.employer_cost],
];

/** The payslip for one amount of pay, without lines that the country's law does not have. */
export function* payslip(pay: PayArguments): Asked<CellValue[][]> {
  const grid = gridOf(pay.pay);
  if (grid.length > 1 || grid[0]!.length > 1) throw wrong(words('payslip_of_one_amount'));
  const gross = grid[0]![0];
  if (isBlank(gross)) return [['']];
  const { question, sign } = payQuestions(pay.country, payInput(pay), 'gross_to_net', fields)(gross);
  const { data } = yield* ask(question);
  return linesOf(data as Partial<TaxResult>).flatMap(([name, amount, kind = 'money']): CellValue[][] => {
    if (amount === undefined) return [];
    const isMoney = typeof amount === 'number' && kind === 'money';
    return [[name, isMoney ? presenter(kind)(withSign(amount, sign)) : amount]];
  });
}
