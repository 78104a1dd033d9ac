import type { LabourLine } from '../../contract/labour';
import type { Sentence } from '../../language/message';
import type { Unsaid } from '../../language/unsaid';
import { minorUnits } from '../money';
import { add, multiply, ratio, type Rational, wholeOf, zero } from '../exact/rational';

/** A step of a calculation: undefined if it adds no money. */
export interface Step {
  readonly text: Sentence;
  readonly amount?: Rational | undefined;
}

/** The steps as lines, and their total in major units. The total is rounded once, and the lines add up to it. */
export function linesOf(
  steps: readonly Step[],
  currency: string,
): { readonly lines: Unsaid<LabourLine>[]; readonly amount: number } {
  const minor = minorUnits(currency);
  let exact = zero;
  let rounded = 0;
  const lines = steps.map(({ text, amount }): Unsaid<LabourLine> => {
    if (amount === undefined) return { text, amount: null };
    exact = add(exact, amount);
    const before = rounded;
    rounded = Number(wholeOf(multiply(exact, ratio(minor, 1)), 'nearest'));
    return { text, amount: (rounded - before) / minor };
  });
  return { lines, amount: rounded / minor };
}
