/** What the law does to the tax after the scale and the credits, as a payslip and the law name it. */
export const limitNames = {
  cap: { id: 'tax-cap', name: 'Cap on the tax' },
  minimum: { id: 'minimum-tax', name: 'Minimum tax' },
  rounding: { id: 'rounding', name: 'Rounding' },
} as const;
