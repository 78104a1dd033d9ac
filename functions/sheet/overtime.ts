import { answer } from '../answer';
import { overtimePay } from '../later';

/**
 * Pay of hours of overtime with the premium that the law requires. It is the legal minimum.
 * @customfunction OVERTIME
 * @helpurl https://localhost:3000/addin/functions.html#OVERTIME
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param pay Basic pay of a month, a week or an hour: a number, a cell or a range.
 * @param hours Hours of overtime of one week, or of one day or month where the law counts by those: a number, a cell or a range.
 * @param [kind] When they are worked, such as rest_day. Default: day.
 * @param [pay_period] Whether the pay is that of a month (default), a week or an hour.
 * @param [details] Further details: text such as "category=cadres; hours_per_month=173.33; on=2026-11-20", or a range of names and values.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function overtime(
  country: string,
  pay: unknown[][],
  hours: unknown[][],
  kind?: unknown[][],
  pay_period?: unknown[][],
  details?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(overtimePay(country, pay, hours, kind, pay_period, details), invocation);
}
