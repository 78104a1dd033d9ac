import type { Basis, Formula } from '../../../reference/schema';
import type { Wages } from '../../../reference/wages';
import { divide, one, type Rational } from '../../exact/rational';
import { type Axis, evaluate, type Scope } from '../../law/formula';
import { figuresOf } from '../../law/limit';
import { gross as anyGross, times, UnsupportedLaw, type Value } from '../../law/value';
import { employeeVariables, type Profile } from '../profile';

/** Units of `to` for one unit of `from` on the pay date, or undefined if no rate is known. */
export type ExchangeRate = (from: string, to: string) => Rational | undefined;

/**
 * How the pay period relates to the periods of the law. `monthly`: monthly pay, which the law may annualise in its own
 * way. `annual`: a whole year. `shorter`: weekly and biweekly pay.
 */
export type PayFrequency = 'monthly' | 'annual' | 'shorter';

/** What compiling income-tax law needs besides the law. */
export interface Circumstances {
  readonly profile: Profile;
  readonly frequency: PayFrequency;
  readonly exchangeRate: ExchangeRate | undefined;
  /** Currency of the pay. */
  readonly currency: string;
  /** Annual gross pay of one employee, if the law is computed at this pay only. */
  readonly gross?: Value;
}

/** The variables of income-tax law while it is compiled. All values are yearly. */
export interface IncomeScope extends Scope {
  /** Sets a variable, or replaces its value. */
  readonly set: (name: string, value: Value) => void;
  /** Removes a variable. */
  readonly unset: (name: string) => void;
  /** Defines a variable whose value is computed when it is first read. */
  readonly define: (name: string, value: () => Value) => void;
  /** The yearly value of a formula. */
  readonly compute: (basis: Basis, formula: Formula) => Value;
  /** Converts a value from the measure of a basis to a year. */
  readonly yearly: (basis: Basis, value: Value) => Value;
  readonly axes: readonly Axis[];
  readonly missingRates: ReadonlySet<string>;
  /** What was read about the employee. */
  readonly read: ReadonlySet<string>;
}

const twelfth: Rational = { n: 1, d: 12 };

/**
 * @param payPeriods pay periods a year by which the law annualises monthly pay, if not 12
 * @param wages the wages that the law names
 */
export function incomeScope(
  { profile, frequency, exchangeRate, currency, gross = anyGross }: Circumstances,
  payPeriods: number | undefined,
  wages: Wages,
): IncomeScope {
  const axes: Axis[] = [];
  const missingRates = new Set<string>();
  const read = new Set<string>();
  const employee = employeeVariables(profile, gross);
  const values = new Map<string, Value>([['gross', gross], ...employee.amounts]);
  const definitions = new Map<string, () => Value>();
  const pending = new Set<string>();

  const annual: Rational = frequency === 'monthly' && payPeriods !== undefined ? { n: payPeriods, d: 12 } : one;
  const measure = (basis: Basis): Rational => (basis === 'monthly' ? twelfth : annual);
  const yearly = (basis: Basis, value: Value): Value => times(value, divide(one, measure(basis)));

  function worked(name: string): Value {
    if (pending.has(name)) throw new UnsupportedLaw(`"${name}" is defined by itself`);
    const define = definitions.get(name);
    if (define === undefined) throw new UnsupportedLaw(`nothing is called "${name}"`);
    pending.add(name);
    const value = define();
    pending.delete(name);
    values.set(name, value);
    return value;
  }

  const scope: IncomeScope = {
    axes,
    missingRates,
    read,
    measure,
    yearly,
    openAxis: (axis) => axes.push(axis),
    limit: (limit) => figuresOf(limit, wages),
    number: (name) => {
      const number = employee.numbers.get(name);
      if (number !== undefined) read.add(name);
      return number;
    },
    rate: (code) => {
      const rate = exchangeRate?.(code, currency);
      if (rate === undefined) missingRates.add(code);
      return rate;
    },
    variable: (name) => {
      if (employee.amounts.has(name)) read.add(name);
      return values.get(name) ?? worked(name);
    },
    set: (name, value) => values.set(name, value),
    unset: (name) => values.delete(name),
    define: (name, value) => definitions.set(name, value),
    compute: (basis, formula) => {
      const value = evaluate(scope, basis, formula);
      if (value === undefined) throw new UnsupportedLaw('an amount in a foreign currency may only be a ceiling');
      return yearly(basis, value);
    },
  };
  return scope;
}
