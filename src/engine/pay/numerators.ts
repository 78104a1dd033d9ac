import { onIntegers } from '../exact/on-integers';
import type { Piecewise } from '../exact/piecewise';
import type { Rational } from '../exact/rational';

/** The numerators between one start and the next, in big integers: `slope * z + intercept` for each line. */
interface Segment {
  readonly slopes: readonly bigint[];
  readonly intercepts: readonly bigint[];
}

/**
 * What one axis adds to the numerator of each line, over the denominator of the line. On the axis of gross pay, z is pay
 * in minor units; on that of a rounded base, it is the number of rounding steps.
 */
export interface Numerators {
  /** The first z of each segment. */
  readonly starts: Float64Array;
  /** A row for each segment, with a slope for each line. One array, because rows of their own make net pay slower. */
  readonly slopes: Float64Array;
  /** The rows of intercepts. */
  readonly intercepts: Float64Array;
  /** The segments for amounts whose products floating point cannot hold. */
  readonly exact: readonly Segment[];
  /** Up to this z, floating point holds every product and sum as an exact integer. */
  readonly safe: number;
}

/** What a line adds on an axis, as a function of z. */
export interface Term {
  readonly line: number;
  readonly curve: Piecewise;
}

/** A piece of a numerator: from `start` on, it is `slope * z + intercept`. */
interface IntegerPiece {
  readonly start: bigint;
  readonly slope: bigint;
  readonly intercept: bigint;
}

/** The numerator of a fraction over `denominator`, a multiple of the fraction's own denominator. */
const numerator = ({ n, d }: Rational, denominator: bigint): bigint =>
  BigInt(n) * (d === 1 ? denominator : denominator / BigInt(d));

/** A curve over a denominator, at integers. */
const integerPieces = (curve: Piecewise, denominator: bigint, offset: bigint): readonly IntegerPiece[] =>
  onIntegers(curve).map(({ start, piece: { slope, intercept } }) => ({
    start,
    slope: numerator(slope, denominator),
    intercept: numerator(intercept, denominator) + offset,
  }));

const ascending = (values: readonly bigint[]): bigint[] => [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));

/** Half the range of exact floating-point integers, divided among at most four axes. */
const room = 2 ** 50;

/** The largest z at which no numerator of a segment exceeds {@link room}. */
function safeIn({ slopes, intercepts }: Segment): number {
  let safe = room;
  slopes.forEach((slope, line) => {
    const left = room - Math.abs(Number(intercepts[line]!));
    const reach = left < 0 ? -1 : slope === 0n ? room : Math.floor(left / Math.abs(Number(slope)));
    safe = Math.min(safe, reach);
  });
  return safe;
}

/** The largest z up to which no numerator exceeds {@link room}. Coefficients that floating point cannot hold exceed it. */
function safeUpTo(starts: readonly bigint[], segments: readonly Segment[]): number {
  for (const [i, segment] of segments.entries()) {
    const safe = safeIn(segment);
    const next = starts[i + 1];
    if (next === undefined || safe < Number(next) - 1) return safe;
  }
  return 0;
}

/**
 * Adds up terms on one axis.
 *
 * @param denominators of each line; each is a multiple of the denominators of the line's terms
 * @param offsets what each line's numerator has in addition, so that rounding it down rounds as the line does
 */
export function numerators(
  terms: readonly Term[],
  denominators: readonly bigint[],
  offsets: readonly bigint[],
): Numerators {
  const pieces = terms.map(({ line, curve }) => integerPieces(curve, denominators[line]!, offsets[line]!));
  const starts = ascending([0n, ...pieces.flatMap((ofTerm) => ofTerm.map(({ start }) => start))]);
  const exact = starts.map(() => ({ slopes: denominators.map(() => 0n), intercepts: [...offsets] }));
  terms.forEach(({ line }, term) => {
    const ofTerm = pieces[term]!;
    let piece = 0;
    starts.forEach((start, i) => {
      while (piece + 1 < ofTerm.length && ofTerm[piece + 1]!.start <= start) piece++;
      exact[i]!.slopes[line] = ofTerm[piece]!.slope;
      exact[i]!.intercepts[line] = ofTerm[piece]!.intercept;
    });
  });
  const inRows = (part: (segment: Segment) => readonly bigint[]) => Float64Array.from(exact.flatMap(part), Number);
  return {
    starts: Float64Array.from(starts, Number),
    slopes: inRows(({ slopes }) => slopes),
    intercepts: inRows(({ intercepts }) => intercepts),
    exact,
    safe: safeUpTo(starts, exact),
  };
}

/** The index of the segment that holds z. */
function segmentIndex(starts: Float64Array, z: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= z) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where the row of the segment that holds z begins, in rows of `lines` numbers. */
export const rowAt = (starts: Float64Array, lines: number, z: number): number => segmentIndex(starts, z) * lines;

/** The segment that holds z, in big integers. */
export const exactAt = ({ starts, exact }: Numerators, z: number): Segment => exact[segmentIndex(starts, z)]!;
