import type { Formula, Limit, RuleBasis, Where, WhereAll } from '../../reference/schema';
import type { CircumstanceName } from '../../contract/words/circumstances';
import { isWageMultiple } from '../../reference/wages';
import { multiply, rational, ratio, type Rational } from '../exact/rational';
import { entriesOf, rangesAsked } from './is-for';
import { amounts, bracket, marginal, rateLessAmount, slab } from './bands';
import {
  amountOf,
  apply,
  choose,
  difference,
  type Direction,
  fixedOf,
  higherOf,
  lowerOf,
  notNegative,
  product,
  type Quantity,
  quotient,
  rounded as roundedTo,
  sum,
  times,
  UnsupportedLaw,
  whereBetween,
} from './quantity';

/** What a formula can use of the law around it. */
export interface Scope {
  /** The yearly value of a variable of the law. */
  readonly variable: (name: string) => Quantity;
  /** A number of the employee, the same in every period; undefined if the name is not such a number. */
  readonly number: (name: string) => Quantity | undefined;
  /** One unit of a foreign currency in the currency of the pay; undefined if no rate is known. */
  readonly rate: (currency: string) => Rational | undefined;
  /** A limit of the law in figures. */
  readonly limit: (limit: Limit) => Rational;
  /** Opens a new rounded base and returns its number, from 1. */
  readonly openAxis: () => number;
  /** The factor from a yearly amount to the measure of a basis: a twelfth for monthly law. */
  readonly measure: (basis: RuleBasis) => Rational;
}

const hundredth: Rational = { n: 1, d: 100 };

/** Rounds a quantity. Unless it is the same for everybody, this opens a rounded base. */
export function rounded(scope: Scope, base: Quantity, to: number, direction: Direction): Quantity {
  const whole = notNegative(base);
  return roundedTo(whole, rational(to), direction, fixedOf(whole) === undefined ? scope.openAxis() : 0);
}

const whereAll = (scope: Scope, entry: WhereAll, then: Quantity, otherwise: Quantity): Quantity =>
  (Object.keys(entry) as CircumstanceName[]).reduce((inner, name) => {
    const number = scope.number(name)!;
    return rangesAsked(name, entry[name]).reduceRight(
      (rest, [least, most]) => whereBetween(number, least, most, inner, rest),
      otherwise,
    );
  }, then);

/** `then` where a rule is for the employee, else `otherwise`. */
export const whereHolds = (scope: Scope, where: Where | undefined, then: Quantity, otherwise: Quantity): Quantity =>
  where === undefined
    ? then
    : entriesOf(where).reduceRight((rest, entry) => whereAll(scope, entry, then, rest), otherwise);

/**
 * The value of a formula in the measure of its basis.
 *
 * @returns undefined if the formula is an amount in a foreign currency whose rate is not known. As a ceiling, it then
 *   sets no limit.
 */
export function evaluate(scope: Scope, basis: RuleBasis, formula: Formula): Quantity | undefined {
  const of = (inner: Formula): Quantity => {
    const value = evaluate(scope, basis, inner);
    if (value === undefined) throw new UnsupportedLaw('an amount in a foreign currency may only be a ceiling');
    return value;
  };
  const known = (list: readonly Formula[]): Quantity[] =>
    list.map((inner) => evaluate(scope, basis, inner)).filter((value) => value !== undefined);

  if (typeof formula === 'number') return amountOf(rational(formula));
  if (typeof formula === 'string') {
    const number = scope.number(formula);
    return number ?? times(scope.variable(formula), scope.measure(basis));
  }
  if (isWageMultiple(formula)) return amountOf(scope.limit(formula));
  if ('fraction' in formula) return amountOf(ratio(formula.fraction[0], formula.fraction[1]));
  if ('amount' in formula) {
    const rate = scope.rate(formula.currency);
    return rate && amountOf(multiply(rational(formula.amount), rate));
  }
  if ('percent' in formula) return times(product(of(formula.percent), of(formula.of)), hundredth);
  if ('sum' in formula) return formula.sum.map(of).reduce(sum);
  if ('difference' in formula) return formula.difference.map(of).reduce(difference);
  if ('lower_of' in formula) return known(formula.lower_of).reduce(lowerOf);
  if ('higher_of' in formula) return known(formula.higher_of).reduce(higherOf);
  if ('product' in formula) return formula.product.map(of).reduce(product);
  if ('quotient' in formula) return quotient(of(formula.quotient[0]), of(formula.quotient[1]));
  if ('a_year' in formula) return evaluate(scope, 'annual', formula.a_year);
  if ('first_of' in formula)
    return formula.first_of.reduceRight<Quantity | undefined>(
      (otherwise, { where, then }) =>
        otherwise === undefined ? of(then) : whereHolds(scope, where, of(then), otherwise),
      undefined,
    );
  if ('marginal' in formula) return apply(marginal(formula.marginal), notNegative(of(formula.of)));
  if ('slab' in formula) return apply(slab(formula.slab), notNegative(of(formula.of)));
  if ('bracket' in formula) return apply(bracket(formula.bracket), notNegative(of(formula.of)));
  if ('rate_less_amount' in formula)
    return notNegative(apply(rateLessAmount(formula.rate_less_amount), notNegative(of(formula.of))));
  if ('amounts' in formula)
    return apply(amounts(formula.amounts, formula.limit_belongs_to ?? 'lower'), notNegative(of(formula.of)));
  if ('round' in formula) return rounded(scope, of(formula.round), formula.to, formula.direction);
  const measure = of(formula.on);
  return [...formula.cases].reverse().reduce<Quantity | undefined>((otherwise, { up_to, below, then }) => {
    const value = of(then);
    if (otherwise === undefined) return value;
    const limit = up_to ?? below;
    return limit === undefined ? value : choose(measure, scope.limit(limit), up_to === undefined, value, otherwise);
  }, undefined);
}
