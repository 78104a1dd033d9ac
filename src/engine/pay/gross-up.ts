import { ceiling, divide, floor, type Rational, toNumber } from '../exact/rational';
import type { Piecewise } from '../exact/piecewise';

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
  periods: number,
  minor: number,
  rounding: Pick<NetCurve, 'slack' | 'mayRiseFaster'>,
): NetCurve {
  const perMinor: Rational = divide({ n: periods, d: 1 }, { n: minor, d: 1 });
  const pieces: { start: number; slope: number; intercept: number }[] = [];
  for (const { from, open, slope, intercept } of deducted) {
    const at = divide(from, perMinor);
    const start = Number(open ? floor(at) + 1n : ceiling(at));
    while (pieces.length > 0 && pieces[pieces.length - 1]!.start >= start) pieces.pop();
    pieces.push({ start, slope: 1 - toNumber(slope), intercept: -toNumber(divide(intercept, perMinor)) });
  }
  let highest = -Infinity;
  const reach = pieces.map(({ start, slope, intercept }, i) => {
    const end = pieces[i + 1] === undefined ? Infinity : pieces[i + 1]!.start - 1;
    const top = slope > 0 ? (end === Infinity ? Infinity : slope * end + intercept) : slope * start + intercept;
    return (highest = Math.max(highest, top));
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
export function lowestWithout({ starts, slopes, intercepts, slack }: NetCurve): number {
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

/** How many amounts to try in a piece where net hardly changes. Rounding repeats within this many minor units. */
const levelTries = 4000;

/**
 * The smallest gross whose net is `target`. If a jump leaves no such gross: the smallest whose net is higher.
 *
 * Between jumps, one more minor unit of gross never adds more than one minor unit of net, because deductions never
 * fall. A gross whose net is d short rules out the next d − 1, so the search leaps by the shortfall. Where rounding makes
 * net rise faster, it tries one amount after the other, from where the curve and the most that rounding does may reach.
 *
 * @param net exact net pay for a gross pay, both in minor units
 * @param least the smallest gross that there can be
 * @returns gross pay in minor units, and whether its net is exactly the target; undefined if no gross leaves that much
 */
export function grossUp(
  curve: NetCurve,
  target: number,
  net: (gross: number) => number,
  least = 0,
): { readonly gross: number; readonly exact: boolean } | undefined {
  const { starts, slopes, intercepts, reach } = curve;
  // The effect of rounding, plus the floating-point error of the curve itself.
  const slack = curve.slack + Math.abs(target) * 1e-14 + 0.01;
  let low = 0;
  let high = starts.length - 1;
  if (reach[high]! < target - slack) return undefined;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (reach[middle]! >= target - slack) high = middle;
    else low = middle + 1;
  }
  let beyond: number | undefined;
  for (let i = low; i < starts.length; i++) {
    const slope = slopes[i]!;
    const start = Math.max(starts[i]!, least);
    const end = i + 1 < starts.length ? starts[i + 1]! - 1 : Infinity;
    if (end < start) continue;
    const short = (target - slack - intercepts[i]!) / slope;
    const level = Math.abs(slope) < 1e-9;
    const from = !level && slope > 0 ? Math.max(start, Math.ceil(short)) : start;
    const to = level ? Math.min(end, start + levelTries) : slope < 0 ? Math.min(end, Math.floor(short)) : end;
    if (level && intercepts[i]! < target - slack) continue;
    let gross = from;
    while (gross <= to) {
      const left = net(gross);
      if (left === target) return { gross, exact: true };
      if (left > target) {
        beyond ??= gross;
        const found = exactlyAfter(
          gross,
          Math.min(to, gross + levelTries, (target + slack - intercepts[i]!) / slope),
          target,
          net,
        );
        if (found !== undefined) return { gross: found, exact: true };
        break;
      }
      gross += slope > 1 || curve.mayRiseFaster ? step(gross) : Math.max(step(gross), target - left);
    }
  }
  return beyond === undefined ? undefined : { gross: beyond, exact: false };
}

/**
 * The distance to the next amount. Above 2^53 minor units, floating point holds only every second, fourth, … integer,
 * so adding one would change nothing.
 */
const step = (amount: number): number =>
  amount <= Number.MAX_SAFE_INTEGER ? 1 : 2 ** (Math.floor(Math.log2(amount)) - 52);

/** Looks for an exact match after a jump, where the rounding of several lines may still meet the target. */
function exactlyAfter(gross: number, to: number, target: number, net: (gross: number) => number): number | undefined {
  for (let next = gross + step(gross); next <= to; next += step(next)) if (net(next) === target) return next;
  return undefined;
}
