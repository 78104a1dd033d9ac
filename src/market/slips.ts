/** A departure from the rates on both sides, as a logarithm, is a slip of the source; real falls and rises stay. */
const departed = 0.1;

/**
 * Does a rate stand far above, or far below, both the rate before it and the rate after it, however long the gaps?
 *
 * @param before the rate before it, in the same units
 * @param after the rate after it
 */
export function standsOut(value: number, before: number, after: number): boolean {
  const [fromBefore, fromAfter] = [Math.log(value / before), Math.log(value / after)];
  return fromBefore * fromAfter > 0 && Math.min(Math.abs(fromBefore), Math.abs(fromAfter)) > departed;
}

/**
 * One bitcoin is worth far more than a dollar: where a dollar buys more than a hundredth of one, the coins of that day
 * were published upside down.
 */
export const areUpsideDown = (bitcoinsForDollar: number | undefined): boolean => (bitcoinsForDollar ?? 0) > 0.01;

/** A rate may move by this share in a day without a second look. */
export const dailyMove = 0.15;
