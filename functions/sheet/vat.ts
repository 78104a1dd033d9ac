import { vatField } from '../questions/vat';

/**
 * VAT on an amount.
 * @customfunction VAT
 * @helpurl https://localhost:3000/addin/functions.html#VAT
 * @cancelable
 * @param country Country, by code or name: for example KE or Kenya.
 * @param amount Amount: a number, a cell or a range.
 * @param [mode] With add (as when left out) the amount is without VAT, with extract it contains VAT.
 * @param [category] What is sold, for example food_basic; the standard rate when left out.
 * @param [invocation] Tells when the calculation is cancelled.
 */
export function vat(
  country: string,
  amount: unknown[][],
  mode?: string,
  category?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return vatField('vat_amount', { country, amount, mode, category }, invocation);
}
