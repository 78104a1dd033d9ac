import { law } from '../../language/en/law';

/** Names of the adjustments after the scale and credits, as used on payslips and in law answers. */
export const limitNames = {
  cap: { id: 'tax-cap', name: law.name_of_tax_cap },
  minimum: { id: 'minimum-tax', name: law.name_of_minimum_tax },
  rounding: { id: 'rounding', name: law.name_of_rounding },
} as const;

/** What else adjusts the tax of a month: what went before, and a scale with a table for each size of income. */
export const adjustmentNames = {
  otherTables: { id: 'other-tables', name: law.name_of_other_tables },
  withheld: { id: 'withheld-before', name: law.name_of_withheld_before },
} as const;
