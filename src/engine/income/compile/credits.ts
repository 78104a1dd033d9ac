import type { Credit } from '../../../reference/schema';
import type { Quantity } from '../../law/quantity';
import type { IncomeScope } from './income-scope';
import { takenOff, type TakenOff } from './taken-off';

/**
 * Takes credits off the tax of the scale. Formulas read the tax before credits as `tax_before_credits`, and what is
 * left as `tax`.
 */
export function takeCredits(scope: IncomeScope, credits: readonly Credit[], scaleTax: Quantity): TakenOff {
  scope.set('tax_before_credits', scaleTax);
  const taken = takenOff(scope, credits, 'tax', scaleTax);
  scope.set('tax', taken.left);
  return taken;
}
