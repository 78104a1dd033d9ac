/**
 * An exact fraction in lowest terms with a positive denominator. Both parts are safe integers if they fit, else big
 * integers. Almost all law fits, and plain numbers are many times faster.
 */
export interface Rational {
  readonly n: number | bigint;
  readonly d: number | bigint;
}

const limit = Number.MAX_SAFE_INTEGER;
const isSafe = (value: number): boolean => value <= limit && value >= -limit;

/**
 * Greatest common divisor. It avoids destructuring, which runs an iterator at each step until the code is hot: law is
 * compiled while the code is cold.
 */
function divisor(a: number, b: number): number {
  let x = a < 0 ? -a : a;
  let y = b;
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

function bigDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b;
  while (y !== 0n) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

function shrink(n: bigint, d: bigint): Rational {
  const g = bigDivisor(n, d);
  const [top, bottom] = g === 1n ? [n, d] : [n / g, d / g];
  return top <= BigInt(limit) && top >= BigInt(-limit) && bottom <= BigInt(limit)
    ? { n: Number(top), d: Number(bottom) }
    : { n: top, d: bottom };
}

function reduce(n: number, d: number): Rational {
  const g = divisor(n, d);
  return g === 1 ? { n, d } : { n: n / g, d: d / g };
}

/** The fraction n / d of two integers; d is not zero. */
export function ratio(n: number | bigint, d: number | bigint): Rational {
  if (typeof n === 'number' && typeof d === 'number') return d < 0 ? reduce(-n, -d) : reduce(n, d);
  const [top, bottom] = [BigInt(n), BigInt(d)];
  return bottom < 0n ? shrink(-top, -bottom) : shrink(top, bottom);
}

export const zero: Rational = { n: 0, d: 1 };
export const one: Rational = { n: 1, d: 1 };

const parsed = new Map<number, Rational>();

/** The exact decimal that a number is written as: 0.1 is exactly one tenth. */
export function rational(value: number): Rational {
  if (Number.isSafeInteger(value)) return { n: value, d: 1 };
  const known = parsed.get(value);
  if (known !== undefined) return known;
  const [mantissa = '', exponent = '0'] = value.toString().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const shift = Number(exponent) - fraction.length;
  const digits = BigInt(whole + fraction);
  const result = shift >= 0 ? shrink(digits * 10n ** BigInt(shift), 1n) : shrink(digits, 10n ** BigInt(-shift));
  if (parsed.size < 10_000) parsed.set(value, result);
  return result;
}

export function add(a: Rational, b: Rational): Rational {
  if (typeof a.n === 'number' && typeof a.d === 'number' && typeof b.n === 'number' && typeof b.d === 'number') {
    if (a.n === 0) return b;
    if (b.n === 0) return a;
    const g = a.d === b.d ? a.d : divisor(a.d, b.d);
    const left = a.n * (b.d / g);
    const right = b.n * (a.d / g);
    const d = (a.d / g) * b.d;
    if (isSafe(left) && isSafe(right) && isSafe(left + right) && isSafe(d)) return reduce(left + right, d);
  }
  return shrink(BigInt(a.n) * BigInt(b.d) + BigInt(b.n) * BigInt(a.d), BigInt(a.d) * BigInt(b.d));
}

export function multiply(a: Rational, b: Rational): Rational {
  if (typeof a.n === 'number' && typeof a.d === 'number' && typeof b.n === 'number' && typeof b.d === 'number') {
    if (a.n === 0 || b.n === 0) return zero;
    if (a.n === 1 && a.d === 1) return b;
    if (b.n === 1 && b.d === 1) return a;
    const left = divisor(a.n, b.d);
    const right = divisor(b.n, a.d);
    const n = (a.n / left) * (b.n / right);
    const d = (a.d / right) * (b.d / left);
    if (isSafe(n) && isSafe(d)) return { n, d };
  }
  return shrink(BigInt(a.n) * BigInt(b.n), BigInt(a.d) * BigInt(b.d));
}

const negate = (a: Rational): Rational => ({ n: typeof a.n === 'number' ? 0 - a.n : -a.n, d: a.d });
export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b));
export const divide = (a: Rational, b: Rational): Rational => multiply(a, ratio(b.d, b.n));

/** Negative, zero or positive as a is less than, equal to or greater than b. */
export function compare(a: Rational, b: Rational): number {
  if (typeof a.n === 'number' && typeof a.d === 'number' && typeof b.n === 'number' && typeof b.d === 'number') {
    const left = a.n * b.d;
    const right = b.n * a.d;
    if (isSafe(left) && isSafe(right)) return left - right;
  }
  const difference = BigInt(a.n) * BigInt(b.d) - BigInt(b.n) * BigInt(a.d);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const lesser = (a: Rational, b: Rational): Rational => (compare(a, b) <= 0 ? a : b);
export const greater = (a: Rational, b: Rational): Rational => (compare(a, b) >= 0 ? a : b);
export const equal = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
export const isZero = (a: Rational): boolean => a.n === 0;
export const sign = (a: Rational): number => (a.n < 0 ? -1 : a.n > 0 ? 1 : 0);
export const toNumber = (a: Rational): number => Number(a.n) / Number(a.d);

/** The greatest integer not above a. */
export function floor(a: Rational): bigint {
  const [n, d] = [BigInt(a.n), BigInt(a.d)];
  const quotient = n / d;
  return n < 0n && quotient * d !== n ? quotient - 1n : quotient;
}

/** The least integer not below a. */
export const ceiling = (a: Rational): bigint => -floor(negate(a));

/** A fraction rounded to a whole number; `nearest` rounds half up. */
export function wholeOf(a: Rational, direction: 'nearest' | 'down' | 'up'): number | bigint {
  const { n, d } = a;
  // Below 2^52, a division never reaches the next integer.
  if (typeof n === 'number' && typeof d === 'number' && Math.abs(n) < 2 ** 50 && d < 2 ** 50)
    return direction === 'down'
      ? Math.floor(n / d)
      : direction === 'up'
        ? Math.ceil(n / d)
        : Math.floor((2 * n + d) / (2 * d));
  if (direction === 'nearest') return floor(add(a, { n: 1, d: 2 }));
  return direction === 'up' ? ceiling(a) : floor(a);
}
