import type { TaxResult } from '../../../src/contract/tax';
import { money, percent } from '../../words/numbers';

/** A line of the payslip: `sum` ones are totals, `part` ones explain the line before. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly weight: 'sum' | 'line' | 'part';
}

const minus = (amount: number): number => (amount === 0 ? 0 : -amount);

/** The payslip from the gross down to the net, and what the employer pays on top. */
export function payslipLines(payslip: TaxResult): readonly Line[] {
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
    { id: 'gross', name: 'Gross pay', amount: gross_amount, weight: 'sum' },
    ...contributions.map(({ id, name, amount }): Line => ({
      id: `employee-${id}`,
      name,
      amount: minus(amount),
      weight: 'line',
    })),
    { id: 'tax', name: levies > 0 ? 'Income tax and levies' : 'Income tax', amount: minus(tax_amount), weight: 'line' },
    { id: 'net', name: 'Net pay', amount: net_amount, weight: 'sum' },
    ...employer_contributions.map(({ id, name, amount }): Line => ({
      id: `employer-${id}`,
      name,
      amount,
      weight: 'line',
    })),
    ...(employer_cost === undefined
      ? []
      : [{ id: 'cost', name: 'Cost to the employer', amount: employer_cost, weight: 'sum' } as const]),
  ];
}

/**
 * How the tax comes about: taxable income, each band that is reached, what is taken off and put on, so that the lines
 * from the bands on add up to the tax.
 */
export function taxLines({
  taxable_amount,
  reliefs = [],
  brackets,
  credits = [],
  surcharges = [],
  adjustments = [],
  tax_amount,
}: TaxResult): readonly Line[] {
  return [
    ...reliefs.map(({ id, name, amount }): Line => ({
      id: `relief-${id}`,
      name: `${name} (off income)`,
      amount: minus(amount),
      weight: 'part',
    })),
    ...(taxable_amount === undefined
      ? []
      : [{ id: 'taxable', name: 'Taxable income', amount: taxable_amount, weight: 'line' } as const]),
    ...brackets
      .filter(({ tax }) => tax > 0)
      .map(({ from, to, rate, tax }): Line => ({
        id: `band-${from}`,
        name: `${percent(rate)} of ${to === null ? `what is above ${money(from)}` : `${money(from)} to ${money(to)}`}`,
        amount: tax,
        weight: 'part',
      })),
    ...credits.map(({ id, name, amount }): Line => ({
      id: `credit-${id}`,
      name,
      amount: minus(amount),
      weight: 'part',
    })),
    ...surcharges.map(({ id, name, amount }): Line => ({ id: `levy-${id}`, name, amount, weight: 'part' })),
    ...adjustments
      .filter(({ amount }) => amount !== 0)
      .map(({ id, name, amount }): Line => ({ id: `adjustment-${id}`, name, amount, weight: 'part' })),
    { id: 'tax', name: 'Tax', amount: tax_amount, weight: 'sum' },
  ];
}
