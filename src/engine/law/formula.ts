import type { Basis, Formula, Limit } from '../../reference/schema';
import { isWageMultiple } from '../../reference/wages';
import { constantOf } from '../exact/piecewise';
import { add, ceiling, divide, floor, multiply, rational, ratio, type Rational } from '../exact/rational';
import { amounts, bracket, marginal, rateLessAmount, slab } from './bands';
import {
  amountOf,
  apply,
  axisAmount,
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
  UnsupportedLaw,
  type Value,
  varies,
} from './value';

/** A rounded base: `base` rounded to multiples of `step`, in the annual or monthly measure in which the law rounds. */
export interface Axis {
  readonly base: Value;
  readonly step: Rational;
  readonly direction: 'down' | 'up' | 'nearest';
}

/** What a formula can use of the law around it. */
export interface Scope {
  /** The yearly value of a variable of the law. */
  readonly variable: (name: string) => Value;
  /** A number of the profile, the same in every period; undefined if the name is not such a number. */
  readonly number: (name: string) => Rational | undefined;
  /** One unit of a foreign currency in the currency of the pay; undefined if no rate is known. */
  readonly rate: (currency: string) => Rational | undefined;
  /** A limit of the law in figures. */
  readonly limit: (limit: Limit) => Rational;
  /** Opens a new axis and returns its number. */
  readonly openAxis: (axis: Axis) => number;
  /** The factor from a yearly amount to the measure of a basis: a twelfth for monthly law. */
  readonly measure: (basis: Basis) => Rational;
}

const hundredth: Rational = { n: 1, d: 100 };

/** The number of a value that does not depend on pay, such as a percentage set by the number of dependants. */
function numberOf(value: Value | undefined, what: string): Rational {
  const found = value === undefined ? undefined : fixedOf(value);
  if (found === undefined) throw new UnsupportedLaw(`${what} depends on pay`);
  return found;
}

/** A number rounded to a multiple of `step`; `nearest` rounds half up. */
function roundTo(value: Rational, step: Rational, direction: Axis['direction']): Rational {
  const steps = divide(value, step);
  const whole = direction === 'up' ? ceiling(steps) : floor(direction === 'down' ? steps : add(steps, { n: 1, d: 2 }));
  return multiply(ratio(whole, 1n), step);
}

/** Rounds a value. Unless the value is the same at any pay, this opens an axis for it. */
export function rounded(scope: Scope, base: Value, to: number, direction: Axis['direction']): Value {
  if (base.known?.varies === true) {
    const whole = notNegative(base);
    const axis = scope.openAxis({ base: whole, step: rational(to), direction });
    return axisAmount(axis, roundTo(whole.known!.amount, rational(to), direction));
  }
  const single = onOneAxis(base);
  const fixed = single && constantOf(single.curve);
  if (fixed !== undefined) return amountOf(roundTo(fixed, rational(to), direction));
  if (single !== undefined && single.axis > 0) throw new UnsupportedLaw('a rounded base is rounded again');
  return axisVariable(scope.openAxis({ base: notNegative(base), step: rational(to), direction }));
}

/**
 * The value of a formula in the measure of its basis.
 *
 * @returns undefined if the formula is an amount in a foreign currency whose rate is not known. As a ceiling, it then
 *   sets no limit.
 */
export function evaluate(scope: Scope, basis: Basis, formula: Formula): Value | undefined {
  const of = (inner: Formula): Value => {
    const value = evaluate(scope, basis, inner);
    if (value === undefined) throw new UnsupportedLaw('an amount in a foreign currency may only be a ceiling');
    return value;
  };
  const known = (list: readonly Formula[]): Value[] =>
    list.map((inner) => evaluate(scope, basis, inner)).filter((value) => value !== undefined);

  if (typeof formula === 'number') return amountOf(rational(formula));
  if (typeof formula === 'string') {
    const number = scope.number(formula);
    return number === undefined ? times(scope.variable(formula), scope.measure(basis)) : amountOf(number);
  }
  if (isWageMultiple(formula)) return amountOf(scope.limit(formula));
  if ('fraction' in formula) return amountOf(ratio(formula.fraction[0], formula.fraction[1]));
  if ('amount' in formula) {
    const rate = scope.rate(formula.currency);
    return rate && amountOf(multiply(rational(formula.amount), rate));
  }
  if ('percent' in formula)
    return times(of(formula.of), multiply(numberOf(of(formula.percent), 'a percentage'), hundredth));
  if ('sum' in formula) return formula.sum.map(of).reduce(sum);
  if ('difference' in formula) return formula.difference.map(of).reduce(difference);
  if ('lower_of' in formula) return known(formula.lower_of).reduce(lowerOf);
  if ('higher_of' in formula) return known(formula.higher_of).reduce(higherOf);
  if ('product' in formula) {
    const factors = formula.product.map(of);
    const dependsOnPay = (factor: Value): boolean => fixedOf(factor) === undefined || varies(factor);
    const pay = factors.filter(dependsOnPay);
    const numbers = factors.filter((factor) => !dependsOnPay(factor));
    if (pay.length > 1) throw new UnsupportedLaw('a product of two quantities that depend on pay');
    return numbers.reduce((value, factor) => times(value, fixedOf(factor)!), pay[0] ?? amountOf({ n: 1, d: 1 }));
  }
  if ('marginal' in formula) return apply(marginal(formula.marginal), notNegative(of(formula.of)));
  if ('slab' in formula) return apply(slab(formula.slab), notNegative(of(formula.of)));
  if ('bracket' in formula) return apply(bracket(formula.bracket), notNegative(of(formula.of)));
  if ('rate_less_amount' in formula)
    return notNegative(apply(rateLessAmount(formula.rate_less_amount), notNegative(of(formula.of))));
  if ('amounts' in formula)
    return apply(amounts(formula.amounts, formula.limit_belongs_to ?? 'lower'), notNegative(of(formula.of)));
  if ('round' in formula) return rounded(scope, of(formula.round), formula.to, formula.direction);
  const measure = of(formula.on);
  return [...formula.cases].reverse().reduce<Value | undefined>((otherwise, { up_to, below, then }) => {
    const value = of(then);
    if (otherwise === undefined) return value;
    const limit = up_to ?? below;
    return limit === undefined ? value : choose(measure, scope.limit(limit), up_to === undefined, value, otherwise);
  }, undefined);
}
