import { answer } from '../answer';
import { vatField } from '../questions/vat';

/**
 * Amount including VAT, from an amount without VAT.
 * @customfunction VATGROSS
 * @helpurl https://localhost:3000/addin/functions.html#VATGROSS
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param net Amount without VAT: a number, a cell or a range.
 * @param [category] Category of goods or services, such as food_basic. Default: the standard rate.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function vatgross(
  country: string,
  net: unknown[][],
  category?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(vatField('gross_amount', { country, amount: net, mode: 'add', category }), invocation);
}
