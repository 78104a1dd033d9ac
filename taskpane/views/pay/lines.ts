import type { TaxResult } from '../../../src/contract/tax';
import { money, percent } from '../../words/numbers';

/** A line of the payslip. A `sum` is a total; a `part` explains the line before. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly weight: 'sum' | 'line' | 'part';
}

const minus = (amount: number): number => (amount === 0 ? 0 : -amount);

/** The payslip from gross to net pay, followed by the employer's contributions. */
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
      : [{ id: 'cost', name: 'Employer cost', amount: employer_cost, weight: 'sum' } as const]),
  ];
}

/**
 * The tax calculation: taxable income, each bracket with its tax, then credits, surcharges and adjustments. From the
 * first bracket on, the lines add up to the tax.
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
      name: `${name} (deducted from income)`,
      amount: minus(amount),
      weight: 'part',
    })),
    ...(taxable_amount === undefined
      ? []
      : [{ id: 'taxable', name: 'Taxable income', amount: taxable_amount, weight: 'line' } as const]),
    ...brackets
      .filter(({ tax }) => tax > 0)
      .map(({ from, to, rate, tax }): Line => ({
        id: `bracket-${from}`,
        name: `${percent(rate)} of ${to === null ? `the amount above ${money(from)}` : `${money(from)} to ${money(to)}`}`,
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
