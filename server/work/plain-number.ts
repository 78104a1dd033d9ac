import { point, zero } from './signs';

/** A number with so many digits, and the power of ten below it, are exact. Their quotient is then what JSON means. */
const mostDigits = 15;
const powers = Array.from({ length: mostDigits + 1 }, (_, decimals) => Number(`1e${decimals}`));

/** A number in JSON: its value, and the byte after it. */
export interface PlainNumber {
  readonly value: number;
  readonly end: number;
}

/** Reads a number of 1 or more without an exponent; undefined if there is none, or it has more digits than are exact. */
export function plainNumber(json: Uint8Array, from: number): PlainNumber | undefined {
  let [value, digits] = [0, 0];
  /** Digits before the point, once it has come. */
  let whole: number | undefined;
  let at = from;
  for (; ; at++) {
    const digit = json[at]! - zero;
    if (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      digits++;
    } else if (json[at] === point && whole === undefined) whole = digits;
    else break;
  }
  if (digits === 0 || digits > mostDigits || whole === 0 || whole === digits || json[from] === zero) return undefined;
  return { value: whole === undefined ? value : value / powers[digits - whole]!, end: at };
}
