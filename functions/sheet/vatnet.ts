import { vatField } from '../questions/vat';

/**
 * Amount without VAT, of an amount that contains it.
 * @customfunction VATNET
 * @helpurl https://localhost:3000/addin/functions.html#VATNET
 * @cancelable
 * @param country Country, by code or name: for example KE or Kenya.
 * @param gross Amount with VAT: a number, a cell or a range.
 * @param [category] What is sold, for example food_basic; the standard rate when left out.
 * @param [invocation] Tells when the calculation is cancelled.
 */
export function vatnet(
  country: string,
  gross: unknown[][],
  category?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return vatField('net_amount', { country, amount: gross, mode: 'extract', category }, invocation);
}
