/** The kinds of lines of a payslip, in their order. */
export const lineKinds = [
  'gross',
  'part',
  'not_taxed',
  'in_kind',
  'contribution',
  'relief',
  'taxable',
  'family',
  'credit',
  'surcharge',
  'adjustment',
  'tax',
  'contributions',
  'net',
  'employer_contribution',
  'employer_cost',
] as const;
export type LineKind = (typeof lineKinds)[number];
