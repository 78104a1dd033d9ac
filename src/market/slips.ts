/** A rate further than this (natural log) from both neighbours is a source error. Real moves persist. */
const departed = 0.1;

/**
 * True if a rate is far above, or far below, both the rate before it and the rate after it. The time between them does
 * not matter.
 *
 * @param before the previous rate, in the same units
 * @param after the next rate, in the same units
 */
export function standsOut(value: number, before: number, after: number): boolean {
  const [fromBefore, fromAfter] = [Math.log(value / before), Math.log(value / after)];
  return fromBefore * fromAfter > 0 && Math.min(Math.abs(fromBefore), Math.abs(fromAfter)) > departed;
}

/**
 * True if the coin rates of a day were published inverted. A bitcoin is worth far more than a dollar, so a dollar
 * cannot buy more than a hundredth of one.
 */
export const areUpsideDown = (bitcoinsForDollar: number | undefined): boolean => (bitcoinsForDollar ?? 0) > 0.01;

/** A rate may move by this share in a day without review. */
export const dailyMove = 0.15;
