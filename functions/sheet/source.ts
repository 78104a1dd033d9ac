import { factSource } from '../questions/provenance';

/**
 * Source of the fact behind a figure: publisher, title and address.
 * @customfunction SOURCE
 * @helpurl https://localhost:3000/addin/functions.html#SOURCE
 * @cancelable
 * @param figure Function that gives the figure, for example PAYE.
 * @param country Country, by code or name: for example KE or Kenya.
 * @param [indicator] Which fact, where the function answers from several: a figure of RATE such as tbill_91, a fuel of FUEL, a payment_type of WHT, a category of VAT.
 * @param [invocation] Tells when the calculation is cancelled.
 */
export function source(
  figure: string,
  country: string,
  indicator?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown> {
  return factSource({ figure, country, indicator }, invocation);
}
