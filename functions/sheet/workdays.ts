import { answer } from '../answer';
import { workingDayCount } from '../later';

/**
 * Number of working days from one day to another, both included, by the weekend and the public holidays of a country. Negative if the last day lies before the first.
 * @customfunction WORKDAYS
 * @helpurl https://localhost:3000/addin/functions.html#WORKDAYS
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param first_day First day: a date, text such as 2026-12-01, or a range.
 * @param last_day Last day: a date, text such as 2026-12-31, or a range.
 * @param [days_off] The company's own days off: a date or a range of dates.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function workdays(
  country: string,
  first_day: unknown[][],
  last_day: unknown[][],
  days_off?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(workingDayCount(country, first_day, last_day, days_off), invocation);
}
