import { payField } from '../questions/payroll';

/**
 * Contributions of the employee: pension, health, housing and the like.
 * @customfunction PENSION
 * @helpurl https://localhost:3000/addin/functions.html#PENSION
 * @cancelable
 * @param country Country, by code or name: for example KE or Kenya.
 * @param gross Gross pay: a number, a cell or a range.
 * @param [period] Pay period of the amount: monthly (as when left out), annual, weekly or biweekly.
 * @param [tax_year] Tax year as the country writes it, for example 2026 or 2026/27; the current one when left out.
 * @param [include_pension] FALSE deducts no contributions of the employee; TRUE when left out.
 * @param [details] What else is known: text such as "age=67; basic=0.6; pay_date=2026-01-31", or a range of names and their values.
 * @param [invocation] Tells when the calculation is cancelled.
 */
export function pension(
  country: string,
  gross: unknown[][],
  period?: string,
  tax_year?: string,
  include_pension?: unknown,
  details?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return payField(
    'pension',
    { country, pay: gross, period, taxYear: tax_year, includePension: include_pension, details },
    invocation,
    { without: 0 },
  );
}
