import { type Piecewise, valueAt } from '../exact/piecewise';
import {
  add,
  divide,
  greater,
  lesser,
  multiply,
  one,
  ratio,
  type Rational,
  sign,
  subtract,
  wholeOf,
  zero,
} from '../exact/rational';
import {
  type Direction,
  directions,
  isWithin,
  type Operator,
  type Quantity,
  type QuantityOf,
  UnsupportedLaw,
} from './quantity';
import {
  amountOf,
  apply,
  type Axis,
  axisVariable,
  choose,
  difference,
  fixedOf,
  higherOf,
  lowerOf,
  notNegative,
  onOneAxis,
  sum,
  times,
  type Value,
} from './value';

/**
 * What an operator of the law does with its operands, exactly and as a function of pay. An operator with fewer than three
 * operands ignores the others. {@link workOut} has the same in floating point, and `test/engine/operators` compares the
 * two.
 */
export interface Operation {
  readonly operands: readonly Quantity[];
  /** An amount, a factor, a limit or a rounding step. */
  readonly constant?: Rational;
  /** Rounding: the place of its direction. Choice: 1 where the limit belongs to `otherwise`. */
  readonly flag?: number;
  /** The function that is applied. */
  readonly outer?: Piecewise;
  readonly exactly: (a: Rational, b: Rational, c: Rational) => Rational;
  /**
   * As a function of annual gross pay.
   *
   * @param axes the rounded bases of the law; a rounding adds its own
   * @throws UnsupportedLaw if the result is not piecewise linear in pay
   */
  readonly onPay: (a: Value, b: Value, c: Value, axes: Axis[]) => Value;
}

function productOnPay(a: Value, b: Value): Value {
  const factor = fixedOf(a);
  if (factor !== undefined) return times(b, factor);
  const other = fixedOf(b);
  if (other === undefined) throw new UnsupportedLaw('a product of two quantities that depend on pay');
  return times(a, other);
}

function quotientOnPay(a: Value, b: Value): Value {
  const divisor = fixedOf(b);
  if (divisor === undefined) throw new UnsupportedLaw('a quotient by a quantity that depends on pay');
  return divisor.n === 0 ? amountOf(zero) : times(a, divide(one, divisor));
}

/** A number rounded to a multiple of `step`; `nearest` rounds half up. */
const roundTo = (value: Rational, step: Rational, direction: Direction): Rational =>
  multiply(ratio(wholeOf(divide(value, step), direction), 1), step);

/** Unless the value is the same at any pay, this opens an axis for it. */
function roundedOnPay(base: Value, step: Rational, direction: Direction, axes: Axis[]): Value {
  const fixed = fixedOf(base);
  if (fixed !== undefined) return amountOf(roundTo(fixed, step, direction));
  const single = onOneAxis(base);
  if (single !== undefined && single.axis > 0) throw new UnsupportedLaw('a rounded base is rounded again');
  return axisVariable(axes.push({ base, step, direction }));
}

/** A choice by a number of the employee does not ask for a common axis of what is chosen between. */
function chosenOnPay(measure: Value, limit: Rational, strict: boolean, within: Value, otherwise: Value): Value {
  const number = fixedOf(measure);
  if (number === undefined) return choose(measure, limit, strict, within, otherwise);
  return isWithin(number, limit, strict) ? within : otherwise;
}

const operations: { readonly [Name in Operator]: (quantity: QuantityOf<Name>) => Operation } = {
  amount: ({ amount }) => ({ operands: [], constant: amount, exactly: () => amount, onPay: () => amountOf(amount) }),
  sum: ({ a, b }) => ({ operands: [a, b], exactly: add, onPay: sum }),
  difference: ({ a, b }) => ({ operands: [a, b], exactly: subtract, onPay: difference }),
  lower: ({ a, b }) => ({ operands: [a, b], exactly: lesser, onPay: lowerOf }),
  higher: ({ a, b }) => ({ operands: [a, b], exactly: greater, onPay: higherOf }),
  product: ({ a, b }) => ({ operands: [a, b], exactly: multiply, onPay: productOnPay }),
  quotient: ({ a, b }) => ({
    operands: [a, b],
    exactly: (dividend, divisor) => (divisor.n === 0 ? zero : divide(dividend, divisor)),
    onPay: quotientOnPay,
  }),
  scaled: ({ a, factor }) => ({
    operands: [a],
    constant: factor,
    exactly: (value) => multiply(value, factor),
    onPay: (value) => times(value, factor),
  }),
  notNegative: ({ a }) => ({
    operands: [a],
    exactly: (value) => (sign(value) >= 0 ? value : zero),
    onPay: notNegative,
  }),
  applied: ({ a, outer }) => ({
    operands: [a],
    outer,
    exactly: (value) => valueAt(outer, value),
    onPay: (value) => apply(outer, value),
  }),
  rounded: ({ a, step, direction }) => ({
    operands: [a],
    constant: step,
    flag: directions.indexOf(direction),
    exactly: (value) => roundTo(value, step, direction),
    onPay: (base, _b, _c, axes) => roundedOnPay(base, step, direction, axes),
  }),
  choice: ({ a, limit, strict, within, otherwise }) => ({
    operands: [a, within, otherwise],
    constant: limit,
    flag: Number(strict),
    exactly: (measure, whenWithin, elsewhere) => (isWithin(measure, limit, strict) ? whenWithin : elsewhere),
    onPay: (measure, whenWithin, elsewhere) => chosenOnPay(measure, limit, strict, whenWithin, elsewhere),
  }),
};

/** The operation of a quantity that the law fixes or works out from others. */
export const operationOf = <Name extends Operator>(quantity: QuantityOf<Name>): Operation =>
  operations[quantity.op](quantity);
