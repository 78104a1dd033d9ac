import { answer } from '../answer';
import { leaveDays } from '../later';

/**
 * Days of paid annual leave of a full year of service that the law requires, by seniority. It is the legal minimum.
 * @customfunction LEAVEDAYS
 * @helpurl https://localhost:3000/addin/functions.html#LEAVEDAYS
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param started First day of the employment: a date, text such as 2020-03-01, or a range.
 * @param [on] Day whose law counts, and up to which service counts. Default: today.
 * @param [employee_category] Group of the employee, such as cadres, where the law has several.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function leavedays(
  country: string,
  started: unknown[][],
  on?: unknown[][],
  employee_category?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(leaveDays(country, started, on, employee_category), invocation);
}
