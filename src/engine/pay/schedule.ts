import type { Piecewise } from '../exact/piecewise';
import { divide, multiply, one, type Rational } from '../exact/rational';
import { type Axis, onOneAxis, type Value } from '../law/value';
import { numerators, type Numerators, type Term } from './numerators';

type Direction = 'nearest' | 'down' | 'up';

/** A line to compute: a yearly value, rounded in the pay period to a multiple of `unit` minor units. */
export interface ScheduledLine {
  readonly value: Value;
  readonly unit: number;
  readonly direction: Direction;
}

/**
 * Law prepared for one pay period. Each line is the floor of an exact integer quotient: a numerator, to which gross pay
 * and each rounded base add, over a common denominator. An answer takes a look-up, a multiplication and a division, with
 * no rounding in between. Amounts are integers: minor units of the currency in the pay period.
 */
export interface Schedule {
  /** The number of lines; the rounded bases come last. */
  readonly lines: number;
  readonly denominators: Float64Array;
  readonly exactDenominators: readonly bigint[];
  readonly units: Float64Array;
  readonly gross: Numerators;
  readonly bases: readonly Numerators[];
}

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

/** The terms of lines on each axis, then those of the rounded bases, which depend on gross pay alone. */
function termsByAxis(
  lines: readonly ScheduledLine[],
  axes: readonly Axis[],
  periods: Rational,
  minor: number,
): readonly (readonly Term[])[] {
  const minorAYear = divide(periods, { n: minor, d: 1 });
  const unitOfAxis = [minorAYear, ...axes.map(({ step }) => step)];
  const toMinor = divide(one, minorAYear);
  const terms = unitOfAxis.map((): Term[] => []);
  lines.forEach(({ value }, line) =>
    value.terms.forEach((curve, axis) => {
      if (curve !== undefined) terms[axis]!.push({ line, curve: inUnits(curve, unitOfAxis[axis]!, toMinor) });
    }),
  );
  axes.forEach(({ base, step }, k) => {
    const { axis, curve } = onOneAxis(base)!;
    if (axis !== 0) throw new Error('a rounded base depends on gross pay alone');
    terms[0]!.push({ line: lines.length + k, curve: inUnits(curve, minorAYear, divide(one, step)) });
  });
  return terms;
}

/** The smallest even denominator that all terms of each line have in common. Half of it rounds to the nearest. */
function commonDenominators(terms: readonly Term[], count: number): bigint[] {
  const common = new Array<bigint>(count).fill(2n);
  for (const { line, curve } of terms)
    for (const { slope, intercept } of curve)
      common[line] = leastCommonMultiple(leastCommonMultiple(common[line]!, BigInt(slope.d)), BigInt(intercept.d));
  return common;
}

/** What a numerator needs in addition, so that the floor of the quotient is the quotient rounded in a direction. */
const roundingOffset = (direction: Direction, denominator: bigint): bigint =>
  direction === 'nearest' ? denominator / 2n : direction === 'up' ? denominator - 1n : 0n;

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
  periods: Rational,
  minor: number,
): Schedule {
  const [ofGross = [], ...ofBases] = termsByAxis(lines, axes, periods, minor);
  const rounded = [...lines, ...axes.map(({ direction }) => ({ unit: 1, direction }))];
  const inMinor = commonDenominators([...ofGross, ...ofBases.flat()], rounded.length);
  const inUnit = rounded.map(({ unit }, line) => inMinor[line]! * BigInt(unit));
  const offsets = rounded.map(({ direction }, line) => roundingOffset(direction, inUnit[line]!));
  const none = rounded.map(() => 0n);
  return {
    lines: rounded.length,
    denominators: Float64Array.from(inUnit, Number),
    exactDenominators: inUnit,
    units: Float64Array.from(rounded, ({ unit }) => unit),
    gross: numerators(ofGross, inMinor, offsets),
    bases: ofBases.map((terms) => numerators(terms, inMinor, none)),
  };
}
