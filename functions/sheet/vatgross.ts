import { vatField } from '../questions/vat';

/**
 * Amount with VAT, of an amount without it.
 * @customfunction VATGROSS
 * @helpurl https://localhost:3000/addin/functions.html#VATGROSS
 * @cancelable
 * @param country Country, by code or name: for example KE or Kenya.
 * @param net Amount without VAT: a number, a cell or a range.
 * @param [category] What is sold, for example food_basic; the standard rate when left out.
 * @param [invocation] Tells when the calculation is cancelled.
 */
export function vatgross(
  country: string,
  net: unknown[][],
  category?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return vatField('gross_amount', { country, amount: net, mode: 'add', category }, invocation);
}
