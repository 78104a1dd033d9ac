import type { CountryInfo } from '../../contract/country-info';
import { multiply, one, toNumber } from '../exact/rational';
import { lawScope } from '../income/compile/tax-on-pay';
import { payWithoutParts } from '../income/compile/pay-view';
import { usualShape } from '../income/compile/shape';
import { defineSurcharges } from '../income/compile/surcharges';
import { usualEmployee } from '../income/employee';
import { knownInput } from '../income/exact-input';
import { usualTimes } from '../income/pay-time';
import { flatten } from '../law/flatten';
import { whereHolds } from '../law/formula';
import type { IncomeLaw } from '../law/income-law';
import { onPay } from '../law/on-pay';
import { difference, nothing, type Quantity, sum } from '../law/quantity';
import { stepsOf } from '../law/steps';

/** What the law deducts from the income of an employee of whom nothing is stated. */
export interface UsualRelief {
  /** A fixed amount of a year, and percent of pay. */
  readonly relief: NonNullable<CountryInfo['income_tax']>['relief'];
  /** Does higher pay have another relief, because a limit or another percentage applies to it? */
  readonly isLimited: boolean;
}

/**
 * All deductions of a law as a quantity of a year. Contributions are left out, so 30 % of pay after contributions is
 * 30 %. That income does not suffice for a deduction is left out, too: a fixed relief is its full amount.
 */
function deductionsOf(law: IncomeLaw, currency: string): Quantity {
  const { deductions, surcharges } = law.regime;
  const setting = {
    includePension: false,
    period: 'annual',
    time: usualTimes.annual,
    exchangeRate: undefined,
    currency,
  } as const;
  const scope = lawScope(law, setting, usualShape, payWithoutParts);
  defineSurcharges(scope, surcharges);
  let left = scope.variable('taxable_pay');
  return deductions.reduce((all, { id, where, basis, formula }) => {
    scope.set('taxable_so_far', left);
    const value = whereHolds(scope, where, scope.compute(basis, formula), nothing);
    scope.set(id, value);
    left = difference(left, value);
    return sum(all, value);
  }, nothing);
}

/**
 * The relief of the default employee, as it is at the smallest pay: there, limits do not apply yet.
 *
 * @param currency of the pay
 */
export function usualRelief(law: IncomeLaw, currency: string): UsualRelief {
  const inputOf = (name: string) => knownInput(name, usualEmployee, one);
  const { values, axes } = onPay(stepsOf([deductionsOf(law, currency)]), inputOf);
  const [first, ...others] = flatten(values[0]!, axes);
  return {
    relief: {
      consolidated: toNumber(first!.intercept),
      percentage_of_gross: toNumber(multiply(first!.slope, { n: 100, d: 1 })),
    },
    isLimited: others.length > 0,
  };
}
