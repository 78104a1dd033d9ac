/** Names of the adjustments after the scale and credits, as used on payslips and in law answers. */
export const limitNames = {
  cap: { id: 'tax-cap', name: 'Cap on the tax' },
  minimum: { id: 'minimum-tax', name: 'Minimum tax' },
  rounding: { id: 'rounding', name: 'Rounding' },
} as const;

/** What else adjusts the tax of a month: what went before, and a scale with a table for each size of income. */
export const adjustmentNames = {
  otherTables: { id: 'other-tables', name: 'Tax by the brackets of another size of income' },
  withheld: { id: 'withheld-before', name: 'Tax withheld earlier in the year' },
} as const;
