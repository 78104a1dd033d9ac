import { countryTable } from '../questions/country';

/**
 * The 54 countries: code, name, currency, kinds of tax and tax year.
 * @customfunction COUNTRIES
 * @helpurl https://localhost:3000/addin/functions.html#COUNTRIES
 * @cancelable
 * @param [invocation] Tells when the calculation is cancelled.
 */
export function countries(invocation?: CustomFunctions.CancelableInvocation): Promise<unknown[][]> {
  return countryTable(invocation);
}
