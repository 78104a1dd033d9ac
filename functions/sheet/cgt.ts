import { levy } from '../questions/levy';

/**
 * Tax on a capital gain.
 * @customfunction CGT
 * @helpurl https://localhost:3000/addin/functions.html#CGT
 * @cancelable
 * @param country Country, by code or name: for example KE or Kenya.
 * @param gain Capital gain: a number, a cell or a range.
 * @param [taxpayer] Whose gain it is: individual (as when left out) or company.
 * @param [tax_year] Tax year as the country writes it, for example 2026 or 2026/27; the current one when left out.
 * @param [invocation] Tells when the calculation is cancelled.
 */
export function cgt(
  country: string,
  gain: unknown[][],
  taxpayer?: string,
  tax_year?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return levy(
    { type: 'capital_gains', country, amount: gain, what: 'gain', words: { taxpayer, tax_year } },
    invocation,
  );
}
