import { answer } from '../answer';
import { vatField } from '../questions/vat';

/**
 * Amount excluding VAT, from an amount with VAT.
 * @customfunction VATNET
 * @helpurl https://localhost:3000/addin/functions.html#VATNET
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param gross Amount with VAT: a number, a cell or a range.
 * @param [category] Category of goods or services, such as food_basic. Default: the standard rate.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function vatnet(
  country: string,
  gross: unknown[][],
  category?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(vatField('net_amount', { country, amount: gross, mode: 'extract', category }), invocation);
}
