import { Decimal } from 'decimal.js';
import type { RoundingDirection } from '../../src/reference/schema';

/**
 * The oracle's own Decimal class, so settings made elsewhere do not affect it. 120 digits leave at least 60 correct
 * decimal places for any pay.
 */
export const Exact = Decimal.clone({ precision: 120, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -200, toExpPos: 200 });
export type Exact = Decimal;

export const zero = new Exact(0);
const decimalPlaces = 60;
const withoutDecimals = new Set(['XOF', 'XAF', 'GNF', 'RWF', 'UGX', 'BIF', 'DJF', 'KMF']);
const withThreeDecimals = new Set(['TND', 'LYD']);

/**
 * The value rounded to 60 decimal places. Fractions such as twelfths are not finite decimals: 1/3 × 3 gives 0.999…, and
 * snapping restores 1. Law figures and pay have about twenty digits at most, so snapping never makes two different
 * values equal. Every comparison and rounding uses snapped values.
 */
export const snap = (value: Exact): Exact => value.toDecimalPlaces(decimalPlaces, Decimal.ROUND_HALF_UP);

export const isAtMost = (a: Exact, b: Exact): boolean => snap(a).lte(snap(b));
export const isBelow = (a: Exact, b: Exact): boolean => snap(a).lt(snap(b));
export const lower = (a: Exact, b: Exact): Exact => (isAtMost(a, b) ? a : b);
export const higher = (a: Exact, b: Exact): Exact => (isAtMost(a, b) ? b : a);
export const notNegative = (value: Exact): Exact => higher(value, zero);
export const total = (values: readonly Exact[]): Exact => values.reduce((sum, value) => sum.plus(value), zero);

/** The value rounded to a multiple of `step`. Rounding to the nearest multiple takes half a step up. */
export function roundTo(value: Exact, step: number, direction: RoundingDirection): Exact {
  const steps = snap(value.div(step));
  if (direction === 'down') return steps.floor().times(step);
  if (direction === 'up') return steps.ceil().times(step);
  return snap(steps.plus(0.5)).floor().times(step);
}

/** The decimal places in which a currency is paid out. */
function placesOf(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThreeDecimals.has(currency) ? 3 : 2;
}

/** Rounded half up to the minor unit of the currency. */
export const toMinorUnit = (value: Exact, currency: string): Exact =>
  snap(value).toDecimalPlaces(placesOf(currency), Decimal.ROUND_HALF_UP);

/** Text of an amount with the decimals of its currency: 12.5 shillings are `12.50`. */
export const written = (value: Exact, currency: string): string =>
  toMinorUnit(value, currency).toFixed(placesOf(currency));
