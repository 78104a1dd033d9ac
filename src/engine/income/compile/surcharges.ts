import type { Surcharge } from '../../../reference/schema';
import { whereHolds } from '../../law/formula';
import type { Line } from '../../law/line';
import { difference, nothing, notNegativeUnlessMixed, type Quantity } from '../../law/quantity';
import type { Period } from '../../../contract/words/pay-periods';
import type { IncomeScope } from './income-scope';

/** The surcharges of a pay period. Those due only in certain months belong to the whole year. */
export const surchargesDue = (surcharges: readonly Surcharge[], period: Period): readonly Surcharge[] =>
  surcharges.filter(({ months }) => months === undefined || period === 'annual');

/** Defines each surcharge as a variable. */
export function defineSurcharges(scope: IncomeScope, surcharges: readonly Surcharge[]): void {
  for (const { id, where, basis, formula } of surcharges)
    scope.define(id, () => whereHolds(scope, where, notNegativeUnlessMixed(scope.compute(basis, formula)), nothing));
}

/** Income less the surcharges that the law deducts from it. */
export const lessDeductibleSurcharges = (
  scope: IncomeScope,
  surcharges: readonly Surcharge[],
  income: Quantity,
): Quantity =>
  surcharges
    .filter(({ deductible }) => deductible)
    .reduce((left, { id }) => difference(left, scope.variable(id)), income);

/** Surcharges as lines of the payslip. */
export const surchargeLines = (scope: IncomeScope, surcharges: readonly Surcharge[]): readonly Line[] =>
  surcharges.map(({ id, name, where }) => ({ id, name, where, value: scope.variable(id) }));
