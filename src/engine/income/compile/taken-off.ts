import type { Credit } from '../../../reference/schema';
import { whereHolds } from '../../law/formula';
import type { Line } from '../../law/line';
import { difference, lowerOf, nothing, notNegative, type Quantity } from '../../law/quantity';
import type { IncomeScope } from './income-scope';

/** What was taken off an amount, line by line, and what is left of it. */
export interface TakenOff {
  readonly lines: readonly Line[];
  readonly left: Quantity;
}

/**
 * Takes reliefs off income, or credits off tax, in the order of the law. Each takes no more than is left.
 *
 * @param remainder the variable through which formulas read what is left
 */
export function takenOff(
  scope: IncomeScope,
  items: readonly Pick<Credit, 'id' | 'name' | 'where' | 'basis' | 'formula'>[],
  remainder: string,
  from: Quantity,
): TakenOff {
  let left = from;
  const lines = items.map(({ id, name, where, basis, formula }): Line => {
    scope.set(remainder, left);
    const due = lowerOf(notNegative(scope.compute(basis, formula)), left);
    const value = whereHolds(scope, where, due, nothing);
    scope.set(id, value);
    left = difference(left, value);
    return { id, name, where, value };
  });
  return { lines, left };
}
