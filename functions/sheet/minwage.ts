import { answer } from '../answer';
import { minimumWage } from '../questions/payroll-facts';

/**
 * General minimum wage of a country, per month, day or hour as its law sets it.
 * @customfunction MINWAGE
 * @helpurl https://localhost:3000/addin/functions.html#MINWAGE
 * @cancelable
 * @param country Country by code or name, such as NG or Nigeria.
 * @param [date] Date for which to return the wage: a date, a cell or a range. Default: today.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function minwage(
  country: string,
  date?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(minimumWage(country, date), invocation);
}
