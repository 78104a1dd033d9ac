import type { Credit } from '../../../reference/schema';
import type { Line } from '../../law/line';
import { difference, lowerOf, notNegative, type Value } from '../../law/value';
import type { IncomeScope } from './income-scope';

/** What was taken off an amount, line by line, and what is left of it. */
export interface TakenOff {
  readonly lines: readonly Line[];
  readonly left: Value;
}

/**
 * Takes reliefs off income, or credits off tax, in the order of the law. Each takes no more than is left.
 *
 * @param remainder the variable through which formulas read what is left
 */
export function takenOff(
  scope: IncomeScope,
  items: readonly Pick<Credit, 'id' | 'name' | 'basis' | 'formula'>[],
  remainder: string,
  from: Value,
): TakenOff {
  let left = from;
  const lines = items.map(({ id, name, basis, formula }): Line => {
    scope.set(remainder, left);
    const value = lowerOf(notNegative(scope.compute(basis, formula)), left);
    scope.set(id, value);
    left = difference(left, value);
    return { id, name, value };
  });
  return { lines, left };
}
