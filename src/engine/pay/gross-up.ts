import type { NetCurve } from './net-curve';

/** Gross pay in minor units, and whether its net is exactly the target. */
interface FoundGross {
  readonly gross: number;
  readonly exact: boolean;
}

/** Exact net pay for a gross pay, both in minor units. */
type NetOf = (gross: number) => number;

/** How many amounts to try in a piece where net hardly changes. Rounding repeats within this many minor units. */
const levelTries = 4000;

/**
 * The distance to the next amount. Above 2^53 minor units, floating point holds only every second, fourth, … integer,
 * so adding one would change nothing.
 */
const step = (amount: number): number =>
  amount <= Number.MAX_SAFE_INTEGER ? 1 : 2 ** (Math.floor(Math.log2(amount)) - 52);

/** The first piece of the curve at whose end net may have reached an amount; the number of pieces if none does. */
function firstPieceThatReaches({ reach }: NetCurve, amount: number): number {
  let low = 0;
  let high = reach.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (reach[middle]! >= amount) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Does net hardly change with gross? */
const isLevel = (slope: number): boolean => Math.abs(slope) < 1e-9;

/**
 * The first gross from one amount to another whose net is at least the target.
 *
 * @param mayLeap does one more minor unit of gross never add more than one of net?
 */
function firstThatLeaves(
  target: number,
  from: number,
  to: number,
  net: NetOf,
  mayLeap: boolean,
): FoundGross | undefined {
  let gross = from;
  while (gross <= to) {
    const left = net(gross);
    if (left >= target) return { gross, exact: left === target };
    gross += mayLeap ? Math.max(step(gross), target - left) : step(gross);
  }
  return undefined;
}

/** The first gross after a jump whose net is the target again: the rounding of several lines may still meet it. */
function exactlyAfter(jump: number, to: number, target: number, net: NetOf): FoundGross | undefined {
  for (let gross = jump + step(jump); gross <= to; gross += step(gross))
    if (net(gross) === target) return { gross, exact: true };
  return undefined;
}

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
export function grossUp(curve: NetCurve, target: number, net: NetOf, least = 0): FoundGross | undefined {
  const { starts, slopes, intercepts } = curve;
  // The effect of rounding, plus the floating-point error of the curve itself.
  const slack = curve.slack + Math.abs(target) * 1e-14 + 0.01;
  const lowest = target - slack;
  let higher: FoundGross | undefined;
  for (let piece = firstPieceThatReaches(curve, lowest); piece < starts.length; piece++) {
    const slope = slopes[piece]!;
    const intercept = intercepts[piece]!;
    const start = Math.max(starts[piece]!, least);
    const end = piece + 1 < starts.length ? starts[piece + 1]! - 1 : Infinity;
    if (isLevel(slope) && intercept < lowest) continue;
    const reached = (lowest - intercept) / slope;
    const from = slope > 0 && !isLevel(slope) ? Math.max(start, Math.ceil(reached)) : start;
    const to = isLevel(slope)
      ? Math.min(end, start + levelTries)
      : slope < 0
        ? Math.min(end, Math.floor(reached))
        : end;
    const first = firstThatLeaves(target, from, to, net, slope <= 1 && !curve.mayRiseFaster);
    if (first === undefined) continue;
    if (first.exact) return first;
    higher ??= first;
    // Where net falls as gross rises, it may come down to the target anywhere in the piece.
    const highest = slope > 0 ? (target + slack - intercept) / slope : to;
    const exact = exactlyAfter(first.gross, Math.min(to, first.gross + levelTries, highest), target, net);
    if (exact !== undefined) return exact;
  }
  return higher;
}
