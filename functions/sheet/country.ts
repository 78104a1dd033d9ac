import { countryField } from '../questions/country';

/**
 * One field of what is recorded of a country.
 * @customfunction COUNTRY
 * @helpurl https://localhost:3000/addin/functions.html#COUNTRY
 * @cancelable
 * @param country Country, by code or name: for example KE or Kenya.
 * @param field Field wanted, for example currency.
 * @param [invocation] Tells when the calculation is cancelled.
 */
export function country(
  country: string,
  field: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return countryField(country, field, invocation);
}
