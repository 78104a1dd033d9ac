import type { IncomeRegime } from '../../../reference/schema';
import { evaluate, rounded, whereHolds } from '../../law/formula';
import { choose, nothing, type Quantity, times } from '../../law/quantity';
import type { IncomeScope } from './income-scope';

/** Income that is not exempt: zero while the measure of the exemption is within its limit. */
function afterExemption(scope: IncomeScope, exemption: IncomeRegime['exemption'], income: Quantity): Quantity {
  if (exemption === undefined) return income;
  const { where, basis, of, up_to, below } = exemption;
  const taxed = choose(evaluate(scope, basis, of)!, scope.limit(up_to ?? below!), up_to === undefined, nothing, income);
  return whereHolds(scope, where, taxed, income);
}

/** Income rounded as the law rounds it before the scale. */
function afterRounding(scope: IncomeScope, rounding: IncomeRegime['taxable_rounding'], income: Quantity): Quantity {
  if (rounding === undefined) return income;
  const { basis, to, direction } = rounding;
  return scope.yearly(basis, rounded(scope, times(income, scope.measure(basis)), to, direction));
}

/** Taxable income: income after reliefs, exemption and rounding. Formulas read it as `taxable`. */
export function taxableIncome(scope: IncomeScope, regime: IncomeRegime, income: Quantity): Quantity {
  const taxed = afterExemption(scope, regime.exemption, income);
  const taxable = afterRounding(scope, regime.taxable_rounding, taxed);
  scope.set('taxable', taxable);
  return taxable;
}
