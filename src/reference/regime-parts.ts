import type { IncomeRegime } from './schema';

/**
 * Source ids for each part of an income-tax regime: the scale, each relief, credit and surcharge, and each limit.
 * Contributions are not included. Roundings belong to the scale, because they barely change the tax.
 *
 * @param counts the reliefs, credits and surcharges to include; left out: all
 * @param scale the scale that applies; left out: the ordinary one
 */
export const regimeParts = (
  {
    bands,
    deductions,
    credits,
    surcharges,
    exemption,
    taxable_rounding,
    tax_cap,
    minimum_tax,
    tax_rounding,
  }: IncomeRegime,
  counts: (item: { readonly id: string }) => boolean = () => true,
  scale: { readonly sources: readonly string[] } = bands,
): string[][] => [
  [scale, taxable_rounding, tax_rounding].flatMap((part) => part?.sources ?? []),
  ...[...[...deductions, ...credits, ...surcharges].filter(counts), exemption, tax_cap, minimum_tax].flatMap((part) =>
    part === undefined ? [] : [part.sources],
  ),
];
