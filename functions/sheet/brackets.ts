import { brackets as table } from '../questions/brackets';

/**
 * Brackets of income tax: from, to and rate in percent. The last has no end. Where the size of the income chooses one of several scales, a fourth column says up to which income each applies.
 * @customfunction BRACKETS
 * @helpurl https://localhost:3000/addin/functions.html#BRACKETS
 * @cancelable
 * @param country Country, by code or name: for example KE or Kenya.
 * @param [tax_year] Tax year as the country writes it, for example 2026 or 2026/27; the current one when left out.
 * @param [period] Pay period of the amounts: monthly (as when left out), annual, weekly or biweekly.
 * @param [details] What else is known: text such as "currency=USD; pay_date=2026-01-31", or a range of names and their values.
 * @param [invocation] Tells when the calculation is cancelled.
 */
export function brackets(
  country: string,
  tax_year?: string,
  period?: string,
  details?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return table({ country, taxYear: tax_year, period, details }, invocation);
}
