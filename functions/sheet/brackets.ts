import { answer } from '../answer';
import { brackets as table } from '../later';

/**
 * Income tax brackets: from, to and rate in percent. The last bracket is open. If the size of the income selects one of several sets of brackets, a fourth column shows the highest income of each set.
 * @customfunction BRACKETS
 * @helpurl https://localhost:3000/addin/functions.html#BRACKETS
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param [tax_year] Tax year as the country writes it, such as 2026 or 2026/27. Default: the current tax year.
 * @param [period] Pay period of the amounts: monthly (default), annual, weekly or biweekly.
 * @param [details] Further details: text such as "currency=USD; pay_date=2026-01-31", or a range of names and values.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function brackets(
  country: string,
  tax_year?: string,
  period?: string,
  details?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(table({ country, taxYear: tax_year, period, details }), invocation);
}
