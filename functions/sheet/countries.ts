import { answer } from '../answer';
import { countryTable } from '../questions/country';

/**
 * Table of the 54 countries: code, name, currency, types of tax and tax year.
 * @customfunction COUNTRIES
 * @helpurl https://localhost:3000/addin/functions.html#COUNTRIES
 * @cancelable
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function countries(invocation?: CustomFunctions.CancelableInvocation): Promise<unknown[][]> {
  return answer(countryTable(), invocation);
}
