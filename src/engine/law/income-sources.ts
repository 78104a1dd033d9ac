import type { IncomeRegime } from '../../reference/schema';
import type { IncomeLaw } from './income';

/** Ids of the sources that an income-tax regime rests on, contributions apart. */
export const regimeSources = ({ bands, deductions, credits, surcharges, exemption, taxable_rounding, tax_cap, minimum_tax, tax_rounding }: IncomeRegime): string[] => [
  ...bands.sources,
  ...[...deductions, ...credits, ...surcharges].flatMap(({ sources }) => sources),
  ...[exemption, taxable_rounding, tax_cap, minimum_tax, tax_rounding].flatMap((fact) => fact?.sources ?? []),
];

/** Ids of the sources that a payslip rests on. */
export const incomeSources = ({ regime, contributions }: IncomeLaw): string[] => [...regimeSources(regime), ...contributions.flatMap(({ rule }) => rule.sources)];
