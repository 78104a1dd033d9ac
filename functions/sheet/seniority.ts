import { answer } from '../answer';
import { seniorityBonus } from '../later';

/**
 * Bonus for years of service that the law requires. It is the legal minimum.
 * @customfunction SENIORITY
 * @helpurl https://localhost:3000/addin/functions.html#SENIORITY
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param base Pay that the bonus is a percentage of: a number, a cell or a range.
 * @param started First day of the employment: a date, text such as 2020-03-01, or a range.
 * @param [on] Day whose law counts, and up to which service counts. Default: today.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function seniority(
  country: string,
  base: unknown[][],
  started: unknown[][],
  on?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(seniorityBonus(country, base, started, on), invocation);
}
