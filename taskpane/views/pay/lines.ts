import type { TaxResult } from '../../../src/contract/tax';
import { money, percent } from '../../../ui/words/numbers';
import type { EmployerRates } from './employer-rates';
import { say } from '../../../ui/language/say';

/** A line of the payslip. A `sum` is a total; a `part` explains the line before. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly weight: 'sum' | 'line' | 'part';
  /** Is the amount a number of something, such as shares, and not money? */
  readonly count?: boolean;
}

const minus = (amount: number): number => (amount === 0 ? 0 : -amount);

type Named = readonly { readonly id: string; readonly name: string; readonly amount: number }[];

/** Lines of one kind. Their ids are unique within the payslip. */
const linesOf = (
  kind: string,
  lines: Named,
  weight: Line['weight'],
  sign: (amount: number) => number = Number,
): Line[] => lines.map(({ id, name, amount }) => ({ id: `${kind}-${id}`, name, amount: sign(amount), weight }));

/** Gross pay divided into basic pay and the named parts. Empty if no part is named. */
function partLines({ gross_amount, taxable_parts = [] }: TaxResult): readonly Line[] {
  if (taxable_parts.length === 0) return [];
  const basic = taxable_parts.reduce((left, { paid }) => left - paid, gross_amount);
  return [
    { id: 'basic', name: say('basic_pay'), amount: Number(basic.toFixed(3)), weight: 'part' },
    ...linesOf(
      'part',
      taxable_parts.map(({ paid, ...part }) => ({ ...part, amount: paid })),
      'part',
    ),
  ];
}

/**
 * The payslip from gross to net pay, followed by the employer's contributions.
 *
 * @param rates the rate that was used of each contribution of the employer whose rate depends on its activity
 */
export function payslipLines(payslip: TaxResult, rates: EmployerRates = new Map()): readonly Line[] {
  const {
    gross_amount,
    net_amount,
    tax_amount,
    contributions = [],
    surcharges = [],
    employer_contributions = [],
    employer_cost,
  } = payslip;
  const levies = surcharges.reduce((sum, { amount }) => sum + amount, 0);
  return [
    { id: 'gross', name: say('gross_pay'), amount: gross_amount, weight: 'sum' },
    ...partLines(payslip),
    ...linesOf('employee', contributions, 'line', minus),
    {
      id: 'tax',
      name: levies > 0 ? say('income_tax_and_levies') : say('income_tax'),
      amount: minus(tax_amount),
      weight: 'line',
    },
    { id: 'net', name: say('net_pay'), amount: net_amount, weight: 'sum' },
    ...linesOf(
      'employer',
      employer_contributions.map(({ id, name, amount }) => {
        const rate = rates.get(id);
        return { id, name: rate === undefined ? name : `${name} (${percent(rate)})`, amount };
      }),
      'line',
    ),
    ...(employer_cost === undefined
      ? []
      : [{ id: 'cost', name: say('employer_cost'), amount: employer_cost, weight: 'sum' } as const]),
  ];
}

/** What the law adds to pay and leaves out of it before the tax: benefits in kind, and parts that are not taxed. */
const incomeLines = ({ benefits = [], taxable_parts = [] }: TaxResult): readonly Line[] => [
  ...linesOf(
    'benefit',
    benefits.map(({ name, ...benefit }) => ({ ...benefit, name: say('line_in_kind', { name }) })),
    'part',
  ),
  ...taxable_parts
    .filter(({ paid, taxable }) => paid > taxable)
    .map(({ id, name, paid, taxable }): Line => ({
      id: `untaxed-${id}`,
      name: say('line_not_taxed', { name }),
      amount: minus(Number((paid - taxable).toFixed(3))),
      weight: 'part',
    })),
];

/**
 * The tax calculation: taxable income, each bracket with its tax, then credits, surcharges and adjustments. From the
 * first bracket on, the lines add up to the tax.
 */
export function taxLines(payslip: TaxResult): readonly Line[] {
  const {
    taxable_amount,
    reliefs = [],
    brackets,
    credits = [],
    surcharges = [],
    adjustments = [],
    family,
    tax_amount,
  } = payslip;
  return [
    ...incomeLines(payslip),
    ...linesOf(
      'relief',
      reliefs.map(({ name, ...relief }) => ({ ...relief, name: say('line_deducted_from_income', { name }) })),
      'part',
      minus,
    ),
    ...(taxable_amount === undefined
      ? []
      : [{ id: 'taxable', name: say('taxable_income'), amount: taxable_amount, weight: 'line' } as const]),
    ...(family === undefined
      ? []
      : [
          {
            id: 'family',
            name: say('family', { counted: family.counted }),
            amount: family.number,
            weight: 'part',
            count: true,
          } as const,
        ]),
    ...brackets
      .filter(({ tax }) => tax > 0)
      .map(({ from, to, rate, tax }): Line => ({
        id: `bracket-${from}`,
        name:
          to === null
            ? say('slice_above', { rate: percent(rate), from: money(from) })
            : say('slice_between', { rate: percent(rate), from: money(from), to: money(to) }),
        amount: tax,
        weight: 'part',
      })),
    ...linesOf('credit', credits, 'part', minus),
    ...linesOf('levy', surcharges, 'part'),
    ...linesOf(
      'adjustment',
      adjustments.filter(({ amount }) => amount !== 0),
      'part',
    ),
    { id: 'tax-total', name: say('tax'), amount: tax_amount, weight: 'sum' },
  ];
}
