import { answer } from '../answer';
import { countryField } from '../questions/country';

/**
 * One field of a country, such as its currency or top tax rate.
 * @customfunction COUNTRY
 * @helpurl https://localhost:3000/addin/functions.html#COUNTRY
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param field Field to return, such as currency.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function country(
  country: string,
  field: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(countryField(country, field), invocation);
}
