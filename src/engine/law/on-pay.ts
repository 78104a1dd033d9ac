import { compare, divide, one, type Rational } from '../exact/rational';
import { type Direction, type Quantity, UnsupportedLaw } from './quantity';
import { type Steps, stepsOf } from './steps';
import {
  amountOf,
  apply,
  axisVariable,
  choose,
  difference,
  fixedOf,
  gross,
  higherOf,
  lowerOf,
  notNegative,
  onOneAxis,
  sum,
  times,
  type Value,
} from './value';
import { roundTo } from './work-out';

/** A rounded base: `base` rounded to multiples of `step`, in the measure in which the law rounds. */
export interface Axis {
  readonly base: Value;
  readonly step: Rational;
  readonly direction: Direction;
}

/** A rounded value. Unless it is the same at any pay, this opens an axis for it. */
function rounded(axes: Axis[], base: Value, step: Rational, direction: Direction): Value {
  const fixed = fixedOf(base);
  if (fixed !== undefined) return amountOf(roundTo(fixed, step, direction));
  const single = onOneAxis(base);
  if (single !== undefined && single.axis > 0) throw new UnsupportedLaw('a rounded base is rounded again');
  return axisVariable(axes.push({ base, step, direction }));
}

function product(a: Value, b: Value): Value {
  const factor = fixedOf(a);
  if (factor !== undefined) return times(b, factor);
  const other = fixedOf(b);
  if (other === undefined) throw new UnsupportedLaw('a product of two quantities that depend on pay');
  return times(a, other);
}

function quotient(a: Value, b: Value): Value {
  const divisor = fixedOf(b);
  if (divisor === undefined) throw new UnsupportedLaw('a quotient by a quantity that depends on pay');
  return divisor.n === 0 ? amountOf(divisor) : times(a, divide(one, divisor));
}

/** A choice by a number of the employee does not ask for a common axis of what is chosen between. */
function chosen(measure: Value, limit: Rational, strict: boolean, within: Value, otherwise: Value): Value {
  const number = fixedOf(measure);
  if (number === undefined) return choose(measure, limit, strict, within, otherwise);
  const order = compare(number, limit);
  return order < 0 || (order === 0 && !strict) ? within : otherwise;
}

/**
 * The results of steps as functions of annual gross pay, for one employee.
 *
 * @param inputOf what is known of the employee; undefined for gross pay itself
 * @throws UnsupportedLaw if a result is not piecewise linear in pay
 */
export function onPay(
  steps: Steps,
  inputOf: (name: string) => Rational | undefined,
): { readonly values: readonly Value[]; readonly axes: readonly Axis[] } {
  const axes: Axis[] = [];
  const done: Value[] = [];
  const work = (quantity: Quantity, a: Value, b: Value, c: Value): Value => {
    switch (quantity.op) {
      case 'amount':
        return amountOf(quantity.amount);
      case 'input': {
        const known = inputOf(quantity.name);
        return known === undefined ? gross : amountOf(known);
      }
      case 'sum':
        return sum(a, b);
      case 'difference':
        return difference(a, b);
      case 'lower':
        return lowerOf(a, b);
      case 'higher':
        return higherOf(a, b);
      case 'product':
        return product(a, b);
      case 'quotient':
        return quotient(a, b);
      case 'scaled':
        return times(a, quantity.factor);
      case 'notNegative':
        return notNegative(a);
      case 'applied':
        return apply(quantity.outer, a);
      case 'rounded':
        return rounded(axes, a, quantity.step, quantity.direction);
      case 'choice':
        return chosen(a, quantity.limit, quantity.strict, b, c);
    }
  };
  for (let i = 0; i < steps.count; i++)
    done.push(work(steps.quantities[i]!, done[steps.a[i]!]!, done[steps.b[i]!]!, done[steps.c[i]!]!));
  return { values: Array.from(steps.results, (step) => done[step]!), axes };
}

/** Quantities that depend on nothing but a taxed amount, as functions of it. */
export const onAmount = (quantities: readonly Quantity[]): readonly Value[] =>
  onPay(stepsOf(quantities), () => undefined).values;
