import type { BenefitFact, BenefitKind } from '../../../contract/words/benefits';
import { benefitFactNames, benefitFacts } from '../../../contract/words/benefits';
import { circumstanceNames, personsCounted } from '../../../contract/words/circumstances';
import { paidVariable, paymentsByEmployee } from '../../../contract/words/paid-by-employee';
import { oncePaidParts, payParts } from '../../../contract/words/pay-parts';
import type { Period } from '../../../contract/words/pay-periods';
import { yearToDateNames, yearToDateVariable } from '../../../contract/words/year-to-date';
import type { Language } from '../../../language/languages';
import type { Formula, RuleBasis } from '../../../reference/schema';
import type { Wages } from '../../../reference/wages';
import { divide, multiply, one, type Rational } from '../../exact/rational';
import { evaluate, type Scope } from '../../law/formula';
import { figuresOf } from '../../law/limit';
import { amountInput, difference, numberInput, type Quantity, sum, times, UnsupportedLaw } from '../../law/quantity';
import type { PayTime } from '../pay-time';
import type { KnownYear } from './known-year';
import { type PayView, together } from './pay-view';

/** Units of `to` for one unit of `from` on the pay date, or undefined if no rate is known. */
export type ExchangeRate = (from: string, to: string) => Rational | undefined;

/** What compiling income-tax law needs besides the law. It is the same for all employees of a question. */
export interface Setting {
  /** Are employee contributions deducted, and does their relief count? */
  readonly includePension: boolean;
  readonly period: Period;
  /** How the pay period stands to the year and to the amounts of the law. */
  readonly time: PayTime;
  readonly exchangeRate: ExchangeRate | undefined;
  /** Currency of the pay. */
  readonly currency: string;
  /** In which adjustments of the tax are named; left out: English. */
  readonly language?: Language;
  /** What the months of the year made of the law, where the year is settled. */
  readonly known?: KnownYear;
}

/** Variables that a single rule has for itself. */
export interface Locals {
  readonly variables?: Readonly<Record<string, Quantity>>;
  readonly numbers?: Readonly<Record<string, Quantity>>;
}

/** The variables of income-tax law while it is compiled. All quantities are yearly. */
export interface IncomeScope extends Scope {
  /** Sets a variable, or replaces its value. */
  readonly set: (name: string, value: Quantity) => void;
  /** Removes a variable. */
  readonly unset: (name: string) => void;
  /** Defines a variable whose value is computed when it is first read. */
  readonly define: (name: string, value: () => Quantity) => void;
  /** Defines a number of the employee that is computed when it is first read. */
  readonly defineNumber: (name: string, value: () => Quantity) => void;
  /** The yearly value of a formula, with variables of its own. */
  readonly compute: (basis: RuleBasis, formula: Formula, locals?: Locals) => Quantity;
  /** Converts a value from the measure of a basis to a year. */
  readonly yearly: (basis: RuleBasis, value: Quantity) => Quantity;
  /** The scope for a contribution by its id: a part of a month may count its monthly amounts otherwise than those of the tax. */
  readonly forContribution: (id: string) => IncomeScope;
  readonly missingRates: ReadonlySet<string>;
}

const twelfth: Rational = { n: 1, d: 12 };
const noLocals: Locals = {};

/** The input for a fact about a benefit in kind. */
export const benefitInput = (kind: BenefitKind, fact: BenefitFact): string => `${fact} of ${kind} in kind`;
/** The input that says whether a benefit in kind is given: 1 or 0. */
export const benefitGiven = (kind: BenefitKind): string => `${kind} in kind`;

/** The input with the hours of overtime. */
export const hoursInput = 'overtime_hours';

/** What formulas of a benefit read about it; of several kinds together, their facts are added. */
export function factsOf(kinds: readonly BenefitKind[]): Locals {
  const added = (fact: BenefitFact): Quantity => kinds.map((kind) => amountInput(benefitInput(kind, fact))).reduce(sum);
  const pick = (perPeriod: boolean) =>
    Object.fromEntries(
      benefitFactNames.filter((fact) => benefitFacts[fact].perPeriod === perPeriod).map((fact) => [fact, added(fact)]),
    );
  return { variables: pick(true), numbers: pick(false) };
}

const circumstances = new Set<string>(circumstanceNames);
/** Figures that are as they are in items of any basis. */
const figures = new Set<string>(yearToDateNames.map(yearToDateVariable));
const allDependants = personsCounted.map((name) => numberInput(name)).reduce(sum);

/** @param year the factor from a yearly amount to what the law counts in a year of 12 or more pay periods */
function payVariables(pay: PayView, year: Rational): [string, Quantity][] {
  const once = together(pay, oncePaidParts);
  return [
    ['gross', pay.gross],
    ['basic', pay.basic],
    ['once_paid', once],
    ['regular_pay', difference(pay.gross, once)],
    ...payParts.map((part): [string, Quantity] => [part, pay.part(part)]),
    [hoursInput, amountInput(hoursInput)],
    // What the employee pays counts twelve times a year, also where pay is annualised by thirteen.
    ...paymentsByEmployee
      .map(paidVariable)
      .map((name): [string, Quantity] => [name, times(amountInput(name), divide(one, year))]),
  ];
}

/**
 * @param payPeriods pay periods a year by which the law annualises monthly pay, if not 12
 * @param wages the wages that the law names
 */
export function incomeScope(
  { period, time, exchangeRate, currency }: Setting,
  pay: PayView,
  payPeriods: number | undefined,
  wages: Wages,
): IncomeScope {
  const missingRates = new Set<string>();
  const definitions = new Map<string, () => Quantity>();
  const numbers = new Map<string, () => Quantity>();
  const pending = new Set<string>();
  let locals = noLocals;
  let axes = 0;

  const annual: Rational = period === 'monthly' && payPeriods !== undefined ? { n: payPeriods, d: 12 } : one;
  const values = new Map<string, Quantity>(payVariables(pay, annual));
  const payment: Rational = pay.payment ?? divide(one, time.periods);

  function withLocals<Result>(own: Locals, work: () => Result): Result {
    const outer = locals;
    locals = own;
    const result = work();
    locals = outer;
    return result;
  }

  function worked(name: string, define: (() => Quantity) | undefined): Quantity {
    if (pending.has(name)) throw new UnsupportedLaw(`"${name}" is defined by itself`);
    if (define === undefined) throw new UnsupportedLaw(`nothing is called "${name}"`);
    pending.add(name);
    const value = withLocals(noLocals, define);
    pending.delete(name);
    return value;
  }

  function variable(name: string): Quantity {
    const known = locals.variables?.[name] ?? values.get(name);
    if (known !== undefined) return known;
    const value = worked(name, definitions.get(name));
    values.set(name, value);
    return value;
  }

  function number(name: string): Quantity | undefined {
    const own = locals.numbers?.[name];
    if (own !== undefined) return own;
    if (circumstances.has(name)) return numberInput(name);
    if (figures.has(name)) return amountInput(name);
    if (name === 'all_dependants') return allDependants;
    const define = numbers.get(name);
    return define && worked(name, define);
  }

  /** @param factor what part of the amounts of a month or a year counts for one pay period more than for the tax */
  function scopeWith(factor: Rational): IncomeScope {
    const measures: Readonly<Record<RuleBasis, Rational>> = {
      monthly: multiply(twelfth, factor),
      annual: multiply(annual, factor),
      payment,
    };
    const measure = (basis: RuleBasis): Rational => measures[basis];
    const yearly = (basis: RuleBasis, value: Quantity): Quantity => times(value, divide(one, measure(basis)));
    const scope: IncomeScope = {
      missingRates,
      measure,
      yearly,
      variable,
      number,
      openAxis: () => ++axes,
      limit: (limit) => figuresOf(limit, wages),
      rate: (code) => {
        if (code === currency) return one;
        const rate = exchangeRate?.(code, currency);
        if (rate === undefined) missingRates.add(code);
        return rate;
      },
      set: (name, value) => values.set(name, value),
      unset: (name) => values.delete(name),
      define: (name, value) => definitions.set(name, value),
      defineNumber: (name, value) => numbers.set(name, value),
      compute: (basis, formula, own = noLocals) => {
        const value = withLocals(own, () => evaluate(scope, basis, formula));
        if (value === undefined) throw new UnsupportedLaw('an amount in a foreign currency may only be a ceiling');
        return yearly(basis, value);
      },
      forContribution: (id) => {
        const own = time.contributions(id);
        return own === one ? scope : scopeWith(own);
      },
    };
    return scope;
  }

  return scopeWith(one);
}
