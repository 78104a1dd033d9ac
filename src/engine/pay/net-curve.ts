import { onIntegers } from '../exact/on-integers';
import type { Piecewise } from '../exact/piecewise';
import { divide, type Rational, toNumber } from '../exact/rational';

/** Net pay before rounding as straight pieces, in minor units of the pay period. */
export interface NetCurve {
  readonly starts: Float64Array;
  readonly slopes: Float64Array;
  readonly intercepts: Float64Array;
  /** For each piece, the highest net before rounding that it or an earlier piece reaches. */
  readonly reach: Float64Array;
  /** The most by which rounding moves net pay from the curve. */
  readonly slack: number;
  /** May one more minor unit of gross add more than one of net? Rounding one base up while another stays does that. */
  readonly mayRiseFaster: boolean;
}

/**
 * Net pay as straight pieces.
 *
 * @param deducted yearly deductions as a function of annual gross, both in major units
 * @param rounding what rounding does to net pay of a pay period, in minor units
 */
export function netCurve(
  deducted: Piecewise,
  periods: Rational,
  minor: number,
  rounding: Pick<NetCurve, 'slack' | 'mayRiseFaster'>,
): NetCurve {
  const perMinor: Rational = divide(periods, { n: minor, d: 1 });
  const inMinor = deducted.map((piece) => ({ ...piece, from: divide(piece.from, perMinor) }));
  const pieces = onIntegers(inMinor).map(({ start, piece: { slope, intercept } }) => ({
    start: Number(start),
    slope: 1 - toNumber(slope),
    intercept: -toNumber(divide(intercept, perMinor)),
  }));
  let highest = -Infinity;
  const reach = pieces.map(({ start, slope, intercept }, i) => {
    const next = pieces[i + 1];
    const end = next === undefined ? Infinity : next.start - 1;
    highest = Math.max(highest, slope > 0 ? slope * end + intercept : slope * start + intercept);
    return highest;
  });
  return {
    starts: Float64Array.from(pieces, ({ start }) => start),
    slopes: Float64Array.from(pieces, ({ slope }) => slope),
    intercepts: Float64Array.from(pieces, ({ intercept }) => intercept),
    reach: Float64Array.from(reach),
    ...rounding,
  };
}

/**
 * A gross pay at and above which net is never negative, whatever rounding does. It is close to the lowest such gross.
 * Infinity if there is none.
 */
export function neverNegativeFrom({ starts, slopes, intercepts, slack }: NetCurve): number {
  for (let i = starts.length - 1; i >= 0; i--) {
    const [slope, intercept, end] = [slopes[i]!, intercepts[i]!, starts[i + 1] ?? Infinity];
    if (slope > 0) {
      const from = (slack - intercept) / slope;
      if (from > starts[i]!) return Math.min(from, end);
    } else if (end === Infinity || slope * end + intercept < slack) {
      return end;
    }
  }
  return 0;
}
