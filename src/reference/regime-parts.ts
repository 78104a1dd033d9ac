import type { IncomeRegime } from './schema';

/**
 * Ids of the sources of each part of an income-tax regime: of its scale, of each relief, credit and surcharge, and of
 * each limit. Contributions are apart.
 * A rounding belongs to the scale: whether it is known changes the tax by next to nothing.
 */
export const regimeParts = ({
  bands,
  deductions,
  credits,
  surcharges,
  exemption,
  taxable_rounding,
  tax_cap,
  minimum_tax,
  tax_rounding,
}: IncomeRegime): string[][] => [
  [bands, taxable_rounding, tax_rounding].flatMap((part) => part?.sources ?? []),
  ...[...deductions, ...credits, ...surcharges, exemption, tax_cap, minimum_tax].flatMap((part) =>
    part === undefined ? [] : [part.sources],
  ),
];
