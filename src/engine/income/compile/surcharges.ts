import type { Surcharge } from '../../../reference/schema';
import type { Line } from '../../law/line';
import { difference, notNegativeUnlessMixed, type Value } from '../../law/value';
import type { IncomeScope, PayFrequency } from './income-scope';

/** The surcharges of a pay period. Those due only in certain months belong to the whole year. */
export const surchargesDue = (surcharges: readonly Surcharge[], frequency: PayFrequency): readonly Surcharge[] =>
  surcharges.filter(({ months }) => months === undefined || frequency === 'annual');

/** Defines each surcharge as a variable. */
export function defineSurcharges(scope: IncomeScope, surcharges: readonly Surcharge[]): void {
  for (const { id, basis, formula } of surcharges)
    scope.define(id, () => notNegativeUnlessMixed(scope.compute(basis, formula)));
}

/** Income less the surcharges that the law deducts from it. */
export const lessDeductibleSurcharges = (scope: IncomeScope, surcharges: readonly Surcharge[], income: Value): Value =>
  surcharges
    .filter(({ deductible }) => deductible)
    .reduce((left, { id }) => difference(left, scope.variable(id)), income);

/** Surcharges as lines of the payslip. */
export const surchargeLines = (scope: IncomeScope, surcharges: readonly Surcharge[]): readonly Line[] =>
  surcharges.map(({ id, name }) => ({ id, name, value: scope.variable(id) }));
