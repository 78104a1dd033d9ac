import { levy } from '../questions/levy';

/**
 * Tax withheld from a payment.
 * @customfunction WHT
 * @helpurl https://localhost:3000/addin/functions.html#WHT
 * @cancelable
 * @param country Country, by code or name: for example KE or Kenya.
 * @param amount Payment before tax: a number, a cell or a range.
 * @param [payment_type] What is paid, for example dividends; services when left out.
 * @param [residency] Who is paid: resident (as when left out) or non_resident.
 * @param [tax_year] Tax year as the country writes it, for example 2026 or 2026/27; the current one when left out.
 * @param [invocation] Tells when the calculation is cancelled.
 */
export function wht(
  country: string,
  amount: unknown[][],
  payment_type?: string,
  residency?: string,
  tax_year?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return levy(
    { type: 'withholding', country, amount, what: 'amount', words: { payment_type, residency, tax_year } },
    invocation,
  );
}
