import { vatRate } from '../questions/vat';

/**
 * Rate of VAT in percent.
 * @customfunction VATRATE
 * @helpurl https://localhost:3000/addin/functions.html#VATRATE
 * @cancelable
 * @param country Country, by code or name: for example KE or Kenya.
 * @param [category] What is sold, for example food_basic; the standard rate when left out.
 * @param [invocation] Tells when the calculation is cancelled.
 */
export function vatrate(
  country: string,
  category?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return vatRate(country, category, invocation);
}
