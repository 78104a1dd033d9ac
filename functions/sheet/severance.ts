import { answer } from '../answer';
import { severancePay } from '../later';

/**
 * What an employer owes by law, by years of service, when an employment ends. It is the legal minimum.
 * @customfunction SEVERANCE
 * @helpurl https://localhost:3000/addin/functions.html#SEVERANCE
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param pay Pay of a month as the law counts it: a number, a cell or a range.
 * @param started First day of the employment: a date, text such as 2020-03-01, or a range.
 * @param ends Last day of the employment: a date, text such as 2026-11-20, or a range.
 * @param [reason] Why it ends: dismissal (default), redundancy, end_of_contract or retirement.
 * @param [details] Further details: text such as "category=cadres; days_per_month=26", or a range of names and values.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function severance(
  country: string,
  pay: unknown[][],
  started: unknown[][],
  ends: unknown[][],
  reason?: unknown[][],
  details?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(severancePay(country, pay, started, ends, reason, details), invocation);
}
