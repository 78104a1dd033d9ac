const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * The decimal number that a text is; NaN where it is none. What else a computer might read as a number, such as `0x10`,
 * is more likely a slip.
 */
export const decimalOf = (text: string): number => (decimal.test(text) ? Number(text) : Number.NaN);
