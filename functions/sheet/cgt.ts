import { answer } from '../answer';
import { levy } from '../questions/levy';

/**
 * Tax on a capital gain, after the law’s exclusion of a year where there is one (South Africa).
 * @customfunction CGT
 * @helpurl https://localhost:3000/addin/functions.html#CGT
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param gain Capital gain: a number, a cell or a range. A loss gives 0.
 * @param [taxpayer] Who makes the gain: individual (default) or company.
 * @param [tax_year] Tax year as the country writes it, such as 2026 or 2026/27. Default: the current tax year.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function cgt(
  country: string,
  gain: unknown[][],
  taxpayer?: string,
  tax_year?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(
    levy({ type: 'capital_gains', country, amount: gain, what: 'gain', words: { taxpayer, tax_year } }),
    invocation,
  );
}
