import { answer } from '../answer';
import { vatRate } from '../questions/vat';

/**
 * VAT rate in percent.
 * @customfunction VATRATE
 * @helpurl https://localhost:3000/addin/functions.html#VATRATE
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param [category] Category of goods or services, such as food_basic. Default: the standard rate.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function vatrate(
  country: string,
  category?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(vatRate(country, category), invocation);
}
