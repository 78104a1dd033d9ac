import type { Piecewise } from '../exact/piecewise';
import { ceiling, divide, floor, multiply, type Rational } from '../exact/rational';
import type { Axis } from '../law/on-pay';
import { onOneAxis, type Value } from '../law/value';

/** A line to compute: a yearly value, rounded in the pay period to a multiple of `unit` minor units. */
export interface ScheduledLine {
  readonly value: Value;
  readonly unit: number;
  readonly direction: 'nearest' | 'down' | 'up';
}

/**
 * One axis in integers. Here z is gross pay in minor units, or the number of steps of a rounded base. Where segment i
 * holds z, the numerator of line l grows by `slopes[i * lines + l] * z + intercepts[i * lines + l]`.
 */
interface AxisTable {
  readonly starts: Float64Array;
  readonly slopes: Float64Array;
  readonly intercepts: Float64Array;
  readonly exactSlopes: readonly bigint[];
  readonly exactIntercepts: readonly bigint[];
  /** Up to this z, floating point holds every product and sum as an exact integer. */
  readonly safe: number;
}

/**
 * Law prepared for one pay period. Each line is the floor of an exact integer quotient. An answer takes a look-up, a
 * multiplication and a division, with no rounding in between. Amounts are integers: minor units of the currency in the
 * pay period.
 */
export interface Schedule {
  /** The number of lines; the rounded bases come last. */
  readonly lines: number;
  readonly denominators: Float64Array;
  readonly exactDenominators: readonly bigint[];
  readonly units: Float64Array;
  readonly gross: AxisTable;
  readonly bases: readonly AxisTable[];
}

/** Half the range of exact floating-point integers, divided among at most four axes. */
const room = 2 ** 50;

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  if (a % b === 0n) return a;
  let x = a;
  let y = b;
  while (y !== 0n) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return (a / x) * b;
}

/** A curve in other units: x counts multiples of `unit`, and values are multiplied by `factor`. */
function inUnits(curve: Piecewise, unit: Rational, factor: Rational): Piecewise {
  const slope = multiply(unit, factor);
  return curve.map((piece) => ({
    from: divide(piece.from, unit),
    open: piece.open,
    slope: multiply(piece.slope, slope),
    intercept: multiply(piece.intercept, factor),
  }));
}

interface Term {
  readonly line: number;
  readonly curve: Piecewise;
}

/** First integer of each piece of a curve; pieces that hold no integer are left out. */
function firstIntegers(curve: Piecewise): { readonly start: bigint; readonly piece: number }[] {
  const found: { start: bigint; piece: number }[] = [];
  curve.forEach(({ from, open }, piece) => {
    const start = open ? floor(from) + 1n : ceiling(from);
    while (found.length > 0 && found[found.length - 1]!.start >= start) found.pop();
    found.push({ start, piece });
  });
  return found;
}

function tabulate(terms: readonly Term[], denominators: readonly bigint[], offsets: readonly bigint[]): AxisTable {
  const lines = denominators.length;
  const stepped = terms.map((term) => ({ ...term, steps: firstIntegers(term.curve) }));
  const starts = [...new Set([0n, ...stepped.flatMap(({ steps }) => steps.map(({ start }) => start))])].sort((a, b) =>
    a < b ? -1 : 1,
  );
  const exactSlopes = new Array<bigint>(starts.length * lines).fill(0n);
  const exactIntercepts = starts.flatMap(() => offsets);
  for (const { line, curve, steps } of stepped) {
    let segment = 0;
    steps.forEach(({ piece }, step) => {
      const { slope, intercept } = curve[piece]!;
      const exactSlope = numerator(slope, denominators[line]!);
      const exactIntercept = numerator(intercept, denominators[line]!) + offsets[line]!;
      const end = steps[step + 1]?.start;
      for (; segment < starts.length && (end === undefined || starts[segment]! < end); segment++) {
        exactSlopes[segment * lines + line] = exactSlope;
        exactIntercepts[segment * lines + line] = exactIntercept;
      }
    });
  }
  const places = Float64Array.from(starts, Number);
  const slopes = Float64Array.from(exactSlopes, Number);
  const intercepts = Float64Array.from(exactIntercepts, Number);
  // A plain literal: building the table with a spread slows net pay by a third.
  return {
    starts: places,
    slopes,
    intercepts,
    exactSlopes,
    exactIntercepts,
    safe: safeUpTo(places, slopes, intercepts),
  };
}

/** The numerator of a fraction over `denominator`, a multiple of the fraction's own denominator. */
const numerator = ({ n, d }: Rational, denominator: bigint): bigint =>
  BigInt(n) * (d === 1 ? denominator : denominator / BigInt(d));

/**
 * The largest z at which no sum exceeds {@link room}. Coefficients that floating point cannot hold exceed it anyway.
 */
function safeUpTo(starts: Float64Array, slopes: Float64Array, intercepts: Float64Array): number {
  const lines = slopes.length / starts.length;
  for (let segment = 0; segment < starts.length; segment++) {
    let most = room;
    for (let k = segment * lines; k < (segment + 1) * lines; k++) {
      const left = room - Math.abs(intercepts[k]!);
      const slope = Math.abs(slopes[k]!);
      const reach = left < 0 ? -1 : slope === 0 ? room : Math.floor(left / slope);
      if (reach < most) most = reach;
    }
    if (segment + 1 === starts.length || most < starts[segment + 1]! - 1) return most;
  }
  return 0;
}

/**
 * Prepares lines for a pay period.
 *
 * @param axes the rounded bases that the lines depend on
 * @param periods pay periods a year
 * @param minor minor units in one unit of the currency: 1, 100 or 1000
 */
export function schedule(
  lines: readonly ScheduledLine[],
  axes: readonly Axis[],
  periods: number,
  minor: number,
): Schedule {
  const yearly: Rational = divide({ n: periods, d: 1 }, { n: minor, d: 1 });
  const minorUnits = divide({ n: minor, d: 1 }, { n: periods, d: 1 });
  const terms: Term[][] = [[], ...axes.map(() => [])];
  lines.forEach(({ value }, line) =>
    value.terms.forEach((curve, axis) => {
      if (curve !== undefined)
        terms[axis]!.push({ line, curve: inUnits(curve, axis === 0 ? yearly : axes[axis - 1]!.step, minorUnits) });
    }),
  );
  axes.forEach(({ base, step }, k) => {
    const { axis, curve } = onOneAxis(base)!;
    if (axis !== 0) throw new Error('a rounded base depends on gross pay alone');
    terms[0]!.push({ line: lines.length + k, curve: inUnits(curve, yearly, divide({ n: 1, d: 1 }, step)) });
  });

  const whole = new Array<bigint>(lines.length + axes.length).fill(2n);
  for (const { line, curve } of terms.flat()) {
    for (const { slope, intercept } of curve)
      whole[line] = leastCommonMultiple(leastCommonMultiple(whole[line]!, BigInt(slope.d)), BigInt(intercept.d));
  }
  const units = whole.map((_, line) => lines[line]?.unit ?? 1);
  const divisors = whole.map((denominator, line) => denominator * BigInt(units[line]!));
  const offsets = divisors.map((divisor, line) => {
    const direction = lines[line]?.direction ?? axes[line - lines.length]!.direction;
    return direction === 'nearest' ? divisor / 2n : direction === 'up' ? divisor - 1n : 0n;
  });
  return {
    lines: whole.length,
    denominators: Float64Array.from(divisors, Number),
    exactDenominators: divisors,
    units: Float64Array.from(units),
    gross: tabulate(terms[0]!, whole, offsets),
    bases: terms.slice(1).map((list) =>
      tabulate(
        list,
        whole,
        whole.map(() => 0n),
      ),
    ),
  };
}

/** The segment of a table that holds z. */
function segmentOf(starts: Float64Array, z: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= z) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The first `count` lines at a gross pay.
 *
 * @param gross pay in minor units, a whole number of 0 or more
 * @param out receives the lines, in minor units
 */
export function amountsAt(prepared: Schedule, gross: number, count: number, out: Float64Array): void {
  const { lines, bases, denominators, units } = prepared;
  const { starts, slopes, intercepts, safe } = prepared.gross;
  if (gross > safe) return amountsExactly(prepared, gross, count, out);
  const at = segmentOf(starts, gross) * lines;
  if (bases.length === 0) {
    for (let line = 0; line < count; line++)
      out[line] =
        Math.floor((slopes[at + line]! * gross + intercepts[at + line]!) / denominators[line]!) * units[line]!;
    return;
  }
  for (let line = 0; line < count; line++) out[line] = slopes[at + line]! * gross + intercepts[at + line]!;
  const first = lines - bases.length;
  for (let k = 0; k < bases.length; k++) {
    const base = bases[k]!;
    const own = first + k;
    const z = Math.floor((slopes[at + own]! * gross + intercepts[at + own]!) / denominators[own]!);
    if (z > base.safe) return amountsExactly(prepared, gross, count, out);
    const place = segmentOf(base.starts, z) * lines;
    for (let line = 0; line < count; line++)
      out[line]! += base.slopes[place + line]! * z + base.intercepts[place + line]!;
  }
  for (let line = 0; line < count; line++) out[line] = Math.floor(out[line]! / denominators[line]!) * units[line]!;
}

const floorDivide = (n: bigint, d: bigint): bigint => (n >= 0n ? n / d : -((-n + d - 1n) / d));

/** Computes the same lines in big integers, for amounts whose products floating point cannot hold. */
function amountsExactly(prepared: Schedule, gross: number, count: number, out: Float64Array): void {
  const { lines, bases, exactDenominators, units } = prepared;
  const pay = BigInt(gross);
  const at = segmentOf(prepared.gross.starts, gross) * lines;
  const { exactSlopes, exactIntercepts } = prepared.gross;
  const numerator = (line: number): bigint => exactSlopes[at + line]! * pay + exactIntercepts[at + line]!;
  const sums = Array.from({ length: count }, (_, line) => numerator(line));
  bases.forEach((base, k) => {
    const own = lines - bases.length + k;
    const z = floorDivide(numerator(own), exactDenominators[own]!);
    const place = segmentOf(base.starts, Number(z)) * lines;
    for (let line = 0; line < count; line++)
      sums[line]! += base.exactSlopes[place + line]! * z + base.exactIntercepts[place + line]!;
  });
  for (let line = 0; line < count; line++)
    out[line] = Number(floorDivide(sums[line]!, exactDenominators[line]!)) * units[line]!;
}

/** The sum of the first `count` lines at a gross pay, in minor units, such as all deductions. */
export function totalAt(prepared: Schedule, gross: number, count: number): number {
  const { lines, bases, denominators, units } = prepared;
  const { starts, slopes, intercepts, safe } = prepared.gross;
  let total = 0;
  if (bases.length > 0 || gross > safe) {
    const out = new Float64Array(count);
    amountsAt(prepared, gross, count, out);
    for (let line = 0; line < count; line++) total += out[line]!;
    return total;
  }
  const at = segmentOf(starts, gross) * lines;
  for (let line = 0; line < count; line++)
    total += Math.floor((slopes[at + line]! * gross + intercepts[at + line]!) / denominators[line]!) * units[line]!;
  return total;
}
