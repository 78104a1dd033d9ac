import type { TaxResult } from '../contract/tax';
import type { LineKind } from '../contract/words/line-kinds';

/** One line of a payslip. */
export interface Line {
  readonly kind: LineKind;
  /** What the law of the country calls it; empty for sums, which have the name of their kind. */
  readonly name: string;
  /** Its code in the law; the kind for sums. */
  readonly id: string;
  /** In major units; a plain number for `family`. */
  readonly amount: number;
}

/** The fields of an answer from which the lines are read. */
export const lineFields = [
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

/** An answer about pay, or the part of it that was selected. */
export type Slip = Partial<Pick<TaxResult, (typeof lineFields)[number]>>;

type Listed = { readonly id: string; readonly name: string; readonly amount: number };

const each = (kind: LineKind, lines: readonly Listed[] = []): Line[] =>
  lines.map(({ id, name, amount }) => ({ kind, id, name, amount }));

const sum = (kind: LineKind, amount: number | undefined): Line[] =>
  amount === undefined ? [] : [{ kind, id: kind, name: '', amount }];

/** An amount without what sums and differences in binary leave behind. No currency of Africa has more than three decimals. */
export const thousandths = (amount: number): number => Math.round(amount * 1_000) / 1_000;

/**
 * The lines in the order of a payslip: gross pay and its named parts, benefits in kind, deductions before tax, the tax
 * and its parts, net pay, employer contributions. A cap, a minimum or rounding has a line only if it changes the tax.
 */
export function linesOf({ taxable_parts: parts = [], family, ...slip }: Slip): Line[] {
  const notTaxed = parts.filter(({ paid, taxable }) => taxable !== paid);
  return [
    ...sum('gross', slip.gross_amount),
    ...each(
      'part',
      parts.map(({ id, name, paid }) => ({ id, name, amount: paid })),
    ),
    ...each(
      'not_taxed',
      notTaxed.map(({ id, name, paid, taxable }) => ({ id, name, amount: thousandths(paid - taxable) })),
    ),
    ...each('in_kind', slip.benefits),
    ...each('contribution', slip.contributions),
    ...each('relief', slip.reliefs),
    ...sum('taxable', slip.taxable_amount),
    ...(family === undefined
      ? []
      : [{ kind: 'family' as const, id: 'family', name: family.counted, amount: family.number }]),
    ...each('credit', slip.credits),
    ...each('surcharge', slip.surcharges),
    ...each(
      'adjustment',
      slip.adjustments?.filter(({ amount }) => amount !== 0),
    ),
    ...sum('tax', slip.tax_amount),
    ...sum('contributions', slip.pension),
    ...sum('net', slip.net_amount),
    ...each('employer_contribution', slip.employer_contributions),
    ...sum('employer_cost', slip.employer_cost),
  ];
}
