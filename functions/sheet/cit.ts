import { answer } from '../answer';
import { levy } from '../questions/levy';

/**
 * Corporate tax on the profit of a year.
 * @customfunction CIT
 * @helpurl https://localhost:3000/addin/functions.html#CIT
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param profit Taxable profit of the year: a number, a cell or a range. 0 or a loss gives the minimum tax, or 0 where there is none.
 * @param [turnover] Turnover of the year, which may select a small-company rate or a minimum tax: a number, a cell or a range.
 * @param [tax_year] Tax year as the country writes it, such as 2026 or 2026/27. Default: the current tax year.
 * @param [sector] Sector with a rate of its own, such as mining. The tax law of the country lists them.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function cit(
  country: string,
  profit: unknown[][],
  turnover?: unknown[][],
  tax_year?: string,
  sector?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(
    levy({ type: 'corporate', country, amount: profit, what: 'profit', turnover, words: { tax_year, sector } }),
    invocation,
  );
}
