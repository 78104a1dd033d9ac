import { answer } from '../answer';
import { noticeOrPay } from '../later';

/**
 * Notice that an employer gives by law, in words such as 1 month. With pay: the pay instead of notice. It is the legal minimum.
 * @customfunction NOTICE
 * @helpurl https://localhost:3000/addin/functions.html#NOTICE
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param started First day of the employment: a date, text such as 2020-03-01, or a range.
 * @param ends Day on which notice is given: a date, text such as 2026-11-20, or a range.
 * @param [employee_category] Group of the employee, such as cadres, where the law has several.
 * @param [pay] Pay of a month: a number, a cell or a range. With it, the result is the pay instead of notice.
 * @param [days_per_month] Days that turn the pay of a month into that of a day. Default: as the law says, otherwise 30, or 26 for working days.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function notice(
  country: string,
  started: unknown[][],
  ends: unknown[][],
  employee_category?: unknown[][],
  pay?: unknown[][],
  days_per_month?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(noticeOrPay(country, started, ends, employee_category, pay, days_per_month), invocation);
}
