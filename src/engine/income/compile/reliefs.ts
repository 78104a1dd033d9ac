import type { Deduction } from '../../../reference/schema';
import type { Quantity } from '../../law/quantity';
import type { IncomeScope } from './income-scope';
import { takenOff, type TakenOff } from './taken-off';

/**
 * Takes reliefs off income. Their formulas read what is left as `taxable_so_far`, a variable that later steps do not
 * have.
 */
export function takeReliefs(scope: IncomeScope, reliefs: readonly Deduction[], income: Quantity): TakenOff {
  const taken = takenOff(scope, reliefs, 'taxable_so_far', income);
  scope.unset('taxable_so_far');
  return taken;
}
