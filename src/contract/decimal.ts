const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** The longest text that is read as a number. No number of the service has that many digits. */
const longest = 100;

/**
 * Parses a decimal number; NaN if the text is not one. Other notations, such as `0x10`, are more likely a mistake.
 */
export const decimalOf = (text: string): number =>
  text.length <= longest && decimal.test(text) ? Number(text) : Number.NaN;
