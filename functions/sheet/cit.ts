import { levy } from '../questions/levy';

/**
 * Corporate tax on the profit of a year.
 * @customfunction CIT
 * @helpurl https://localhost:3000/addin/functions.html#CIT
 * @cancelable
 * @param country Country, by code or name: for example KE or Kenya.
 * @param profit Taxable profit of the year: a number, a cell or a range.
 * @param [turnover] Turnover of the year, which may select a rate for small companies or a minimum tax: a number, a cell or a range.
 * @param [tax_year] Tax year as the country writes it, for example 2026 or 2026/27; the current one when left out.
 * @param [invocation] Tells when the calculation is cancelled.
 */
export function cit(
  country: string,
  profit: unknown[][],
  turnover?: unknown[][],
  tax_year?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return levy(
    { type: 'corporate', country, amount: profit, what: 'profit', turnover, words: { tax_year } },
    invocation,
  );
}
