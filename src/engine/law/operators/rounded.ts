import { divide, multiply, ratio, type Rational, toNumber, wholeOf } from '../../exact/rational';
import { type Direction, type QuantityOf, UnsupportedLaw } from '../quantity';
import { amountOf, type Axis, axisVariable, fixedOf, onOneAxis, type Value } from '../value';
import { fractionText, type Margin, noteDistance, type Operation } from './operator';

/** Each direction as a number, for the loop in floating point. */
const flags: Readonly<Record<Direction, number>> = { down: 0, up: 1, nearest: 2 };

/** A number rounded to a multiple of `step`; `nearest` rounds half up. */
function roundTo(value: Rational, step: Rational, direction: Direction): Rational {
  return multiply(ratio(wholeOf(divide(value, step), direction), 1), step);
}

/** Unless the value is the same at any pay, this opens an axis for it. */
function roundedOnPay(base: Value, step: Rational, direction: Direction, axes: Axis[]): Value {
  const fixed = fixedOf(base);
  if (fixed !== undefined) return amountOf(roundTo(fixed, step, direction));
  const single = onOneAxis(base);
  if (single !== undefined && single.axis > 0) throw new UnsupportedLaw('a rounded base is rounded again');
  return axisVariable(axes.push({ base, step, direction }));
}

/** A quantity rounded to a multiple of a step, such as taxable income to whole hundreds. */
export const rounded = ({ a, step, direction }: QuantityOf<'rounded'>): Operation => ({
  operands: [a],
  constants: [fractionText(step), direction],
  exactly: (value) => roundTo(value, step, direction),
  inFloat: { number: toNumber(step), flag: flags[direction] },
  onPay: (base, _b, _c, axes) => roundedOnPay(base, step, direction, axes),
});

/** Half a step more and then down is the nearest. */
export function roundedInFloat(value: number, step: number, flag: number, isInexact: boolean, margin: Margin): number {
  const count = flag === flags.nearest ? value / step + 0.5 : value / step;
  if (isInexact) noteDistance(margin, Math.abs(count - Math.round(count)) * step);
  return (flag === flags.up ? Math.ceil(count) : Math.floor(count)) * step;
}
