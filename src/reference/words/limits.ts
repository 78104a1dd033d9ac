/** Names of the adjustments after the scale and credits, as used on payslips and in law answers. */
export const limitNames = {
  cap: { id: 'tax-cap', name: 'Cap on the tax' },
  minimum: { id: 'minimum-tax', name: 'Minimum tax' },
  rounding: { id: 'rounding', name: 'Rounding' },
} as const;

/** What adjusts the tax of a month by what went before. */
export const adjustmentNames = {
  withheld: { id: 'withheld-before', name: 'Tax withheld earlier in the year' },
} as const;
