import type { Case, Choice, Formula, Limit } from '../../src/reference/schema';
import { Exact, higher, isAtMost, isBelow, lower, roundTo, total } from './decimal';
import { amountOf, charge } from './scale';
import { type Circumstances, holds } from './where';

/** The values that a formula may look up, in the basis of the item with the formula. */
export interface Scope {
  variable(name: string): Exact;
  /** An amount converted to the currency of the pay; undefined without a rate. */
  converted(amount: number, currency: string): Exact | undefined;
  /** The wage of that id on the day asked about, as the law states it. */
  wage(id: string): Exact;
  /** How many times a year the amounts of this basis stand for. */
  readonly aYear: Exact;
  readonly employee: Circumstances;
}

type Operation = Exclude<Formula, Limit | string | { currency: string } | { lower_of: Formula[] }>;

/** The value of a formula. */
export function evaluate(formula: Formula, scope: Scope): Exact {
  const value = evaluateLimit(formula, scope);
  if (value === undefined) throw new Error(`no exchange rate for ${JSON.stringify(formula)}`);
  return value;
}

/**
 * The value of a formula used as an upper limit. Undefined means no limit: an amount in a currency without a rate sets
 * none.
 */
export function evaluateLimit(formula: Formula, scope: Scope): Exact | undefined {
  if (typeof formula === 'string') return scope.variable(formula);
  if (typeof formula === 'number' || 'times' in formula) return limitOf(formula, scope);
  if ('currency' in formula) return scope.converted(formula.amount, formula.currency);
  if ('lower_of' in formula) return lowestOf(formula.lower_of, scope);
  return evaluateOperation(formula, scope);
}

/** A limit as an amount: a multiple of a wage is worked out. */
export const limitOf = (limit: Limit, scope: Scope): Exact =>
  typeof limit === 'number' ? new Exact(limit) : scope.wage(limit.wage).times(limit.times);

/** The lowest of the limits that exist. */
function lowestOf(members: readonly Formula[], scope: Scope): Exact | undefined {
  const limits = members.map((member) => evaluateLimit(member, scope)).filter((limit) => limit !== undefined);
  return limits.length === 0 ? undefined : limits.reduce(lower);
}

function evaluateOperation(formula: Operation, scope: Scope): Exact {
  const value = (part: Formula): Exact => evaluate(part, scope);
  if ('fraction' in formula) return new Exact(formula.fraction[0]).div(formula.fraction[1]);
  if ('percent' in formula) return value(formula.percent).times(value(formula.of)).div(100);
  if ('product' in formula) return formula.product.map(value).reduce((product, factor) => product.times(factor));
  if ('quotient' in formula) return value(formula.quotient[0]).div(value(formula.quotient[1]));
  if ('a_year' in formula) return value(formula.a_year).times(scope.aYear);
  if ('first_of' in formula) return value(choiceOf(formula.first_of, scope.employee).then);
  if ('sum' in formula) return total(formula.sum.map(value));
  if ('difference' in formula) return formula.difference.map(value).reduce((rest, part) => rest.minus(part));
  if ('higher_of' in formula) return formula.higher_of.map(value).reduce(higher);
  if ('round' in formula) return roundTo(value(formula.round), formula.to, formula.direction);
  if ('cases' in formula) return value(caseOf(formula.cases, value(formula.on), scope).then);
  if ('amounts' in formula) return amountOf(formula.amounts, value(formula.of), formula.limit_belongs_to ?? 'lower');
  if ('marginal' in formula) return charge('marginal', formula.marginal, value(formula.of));
  if ('slab' in formula) return charge('slab', formula.slab, value(formula.of));
  if ('bracket' in formula) return charge('bracket', formula.bracket, value(formula.of));
  return charge('rate_less_amount', formula.rate_less_amount, value(formula.of));
}

/** The first case whose limit the value does not exceed. The last case has no limit. */
function caseOf(cases: readonly Case[], value: Exact, scope: Scope): Case {
  const found = cases.find(({ up_to, below }) => {
    if (up_to !== undefined) return isAtMost(value, limitOf(up_to, scope));
    return below === undefined || isBelow(value, limitOf(below, scope));
  });
  if (found === undefined) throw new Error(`no case for ${value.toString()}`);
  return found;
}

/** The first choice that is for this employee. */
function choiceOf(choices: readonly Choice[], employee: Circumstances): Choice {
  const found = choices.find(({ where }) => holds(where, employee));
  if (found === undefined) throw new Error('no choice for this employee');
  return found;
}
