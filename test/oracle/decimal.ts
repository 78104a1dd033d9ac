import { Decimal } from 'decimal.js';
import type { RoundingDirection } from '../../src/reference/schema';

/**
 * A Decimal of the oracle's own, so that no setting made elsewhere reaches it. 120 digits leave at least 60 correct
 * decimal places for any pay.
 */
export const Exact = Decimal.clone({ precision: 120, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -200, toExpPos: 200 });
export type Exact = Decimal;

export const zero = new Exact(0);
const decimalPlaces = 60;
const withoutDecimals = new Set(['XOF', 'XAF', 'GNF', 'RWF', 'UGX', 'BIF', 'DJF', 'KMF']);
const withThreeDecimals = new Set(['TND', 'LYD']);

/**
 * The value to 60 decimal places. Twelfths and fractions are not finite decimals, so 1/3 × 3 comes out as 0.999…;
 * snapped it is 1 again. The law's figures and the
 * pay have at most some twenty digits, so two truly different values never meet within 60 places. Every comparison and
 * rounding looks at snapped values only.
 */
export const snap = (value: Exact): Exact => value.toDecimalPlaces(decimalPlaces, Decimal.ROUND_HALF_UP);

export const isAtMost = (a: Exact, b: Exact): boolean => snap(a).lte(snap(b));
export const isBelow = (a: Exact, b: Exact): boolean => snap(a).lt(snap(b));
export const lower = (a: Exact, b: Exact): Exact => (isAtMost(a, b) ? a : b);
export const higher = (a: Exact, b: Exact): Exact => (isAtMost(a, b) ? b : a);
export const notNegative = (value: Exact): Exact => higher(value, zero);
export const total = (values: readonly Exact[]): Exact => values.reduce((sum, value) => sum.plus(value), zero);

/** The value as a multiple of `step`. Half a step goes up. */
export function roundTo(value: Exact, step: number, direction: RoundingDirection): Exact {
  const steps = snap(value.div(step));
  if (direction === 'down') return steps.floor().times(step);
  if (direction === 'up') return steps.ceil().times(step);
  return snap(steps.plus(0.5)).floor().times(step);
}

/** The decimal places in which a currency is paid out. */
export function placesOf(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThreeDecimals.has(currency) ? 3 : 2;
}

/** Rounded half up to the minor unit of the currency. */
export const toMinorUnit = (value: Exact, currency: string): Exact =>
  snap(value).toDecimalPlaces(placesOf(currency), Decimal.ROUND_HALF_UP);

/** As an amount is written in its currency: 12.5 shillings are `12.50`. */
export const written = (value: Exact, currency: string): string =>
  toMinorUnit(value, currency).toFixed(placesOf(currency));
