import { answer } from '../answer';
import { payFunction } from '../later';
import { payArguments } from '../questions/pay-functions';

/**
 * Gross pay needed for a given net pay.
 * @customfunction GROSSUP
 * @helpurl https://localhost:3000/addin/functions.html#GROSSUP
 * @cancelable
 * @requiresParameterAddresses
 * @param country Country by code or name, such as KE or Kenya.
 * @param net Net pay to reach: a number, a cell or a range.
 * @param [period] Pay period of the amount: monthly (default), annual, weekly or biweekly.
 * @param [tax_year] Tax year as the country writes it, such as 2026 or 2026/27. Default: the current tax year.
 * @param [include_pension] FALSE leaves out employee contributions. Default: TRUE. An empty cell, and in Excel a cell with 0, counts as left out.
 * @param [details] Further details of the employee: text such as "married; children=2; transport=30000; pay_date=2026-01-31", or a range of names and values.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function grossup(
  country: string,
  net: unknown[][],
  period?: string,
  tax_year?: string,
  include_pension?: unknown,
  details?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(
    payFunction('GROSSUP', payArguments([country, net, period, tax_year, include_pension, details], invocation)),
    invocation,
  );
}
