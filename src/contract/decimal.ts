const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Parses a decimal number; NaN if the text is not one. Other notations, such as `0x10`, are more likely a mistake.
 */
export const decimalOf = (text: string): number => (decimal.test(text) ? Number(text) : Number.NaN);
