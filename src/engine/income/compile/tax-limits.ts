import type { IncomeRegime } from '../../../reference/schema';
import { limitNames } from '../../../reference/words/limits';
import { whereHolds } from '../../law/formula';
import type { Line } from '../../law/line';
import { difference, higherOf, lowerOf, type Quantity } from '../../law/quantity';
import type { IncomeScope } from './income-scope';

/**
 * The tax after its cap and its minimum, with the change from each. The formula of a limit reads the tax before it as
 * `tax`.
 */
export function limitTax(
  scope: IncomeScope,
  { tax_cap, minimum_tax }: IncomeRegime,
  tax: Quantity,
): { readonly tax: Quantity; readonly adjustments: readonly Line[] } {
  const limits = [
    { rule: tax_cap, name: limitNames.cap, hold: lowerOf },
    { rule: minimum_tax, name: limitNames.minimum, hold: higherOf },
  ];
  const adjustments: Line[] = [];
  let limited = tax;
  for (const { rule, name, hold } of limits) {
    if (rule === undefined) continue;
    const held = whereHolds(scope, rule.where, hold(limited, scope.compute(rule.basis, rule.formula)), limited);
    adjustments.push({ ...name, where: rule.where, value: difference(held, limited) });
    limited = held;
    scope.set('tax', limited);
  }
  return { tax: limited, adjustments };
}
