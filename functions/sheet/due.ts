import { answer } from '../answer';
import { dueTable } from '../questions/payroll-facts';

/**
 * Returns and payments due from an employer for a month of payroll, with the authority and the due date. The first column holds dates.
 * @customfunction DUE
 * @helpurl https://localhost:3000/addin/functions.html#DUE
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param [month] Month of the pay: a date in it, or text such as 2026-11. Default: the current month.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function due(
  country: string,
  month?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(dueTable(country, month), invocation);
}
