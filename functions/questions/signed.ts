import type { Question } from '../batch/question';
import type { Signed } from '../cell/calculate';

/** Some positive amount, for a question whose figure is then 0 or does not depend on it. */
export const anyAmount = 1_000;

/**
 * The question for an amount of any sign. The service takes positive amounts only: the tax on a credit note is that on
 * its amount, given back, and on nothing it is nothing.
 *
 * @param ask makes the question for a positive amount
 */
export const signed = (amount: number, ask: (positive: number) => Question): Signed => ({
  question: ask(amount === 0 ? anyAmount : Math.abs(amount)),
  sign: Math.sign(amount),
});
