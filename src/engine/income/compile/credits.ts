import type { Credit } from '../../../reference/schema';
import type { Line } from '../../law/line';
import { fixedOf, type Value, varies } from '../../law/value';
import type { IncomeScope } from './income-scope';
import { takenOff, type TakenOff } from './taken-off';

/** A credit that is zero at any pay gets no payslip line: nobody with this profile receives it. */
const isDue = ({ value }: Line): boolean => {
  const fixed = fixedOf(value);
  return fixed === undefined || fixed.n !== 0 || varies(value);
};

/**
 * Takes credits off the tax of the scale. Formulas read the tax before credits as `tax_before_credits`, and what is
 * left as `tax`.
 */
export function takeCredits(scope: IncomeScope, credits: readonly Credit[], scaleTax: Value): TakenOff {
  scope.set('tax_before_credits', scaleTax);
  const { lines, left } = takenOff(scope, credits, 'tax', scaleTax);
  scope.set('tax', left);
  return { lines: lines.filter(isDue), left };
}
