import { answer } from '../answer';
import { workingDayAfter } from '../later';

/**
 * Day that lies so many working days after another, or before it, by the weekend and the public holidays of a country.
 * @customfunction WORKDAY
 * @helpurl https://localhost:3000/addin/functions.html#WORKDAY
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param first_day Day from which to count, which does not count itself: a date, text such as 2026-12-24, or a range.
 * @param days Number of working days, negative to count back: a number, a cell or a range.
 * @param [days_off] The company's own days off: a date or a range of dates.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function workday(
  country: string,
  first_day: unknown[][],
  days: unknown[][],
  days_off?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(workingDayAfter(country, first_day, days, days_off), invocation);
}
