import { answer } from '../answer';
import { leavePay } from '../later';

/**
 * Pay of days of annual leave as the law counts it, for example of leave paid out.
 * @customfunction LEAVEPAY
 * @helpurl https://localhost:3000/addin/functions.html#LEAVEPAY
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param pay Pay of a month: a number, a cell or a range.
 * @param started First day of the employment: a date, text such as 2020-03-01, or a range.
 * @param [on] Day whose law counts, and up to which service counts. Default: today.
 * @param [days] Days to pay: a number, a cell or a range. Default: all days of a year.
 * @param [details] Further details: text such as "category=cadres; days_per_month=26", or a range of names and values.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function leavepay(
  country: string,
  pay: unknown[][],
  started: unknown[][],
  on?: unknown[][],
  days?: unknown[][],
  details?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(leavePay(country, pay, started, on, days, details), invocation);
}
