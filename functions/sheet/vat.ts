import { answer } from '../answer';
import { vatField } from '../questions/vat';

/**
 * VAT on an amount.
 * @customfunction VAT
 * @helpurl https://localhost:3000/addin/functions.html#VAT
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param amount Amount: a number, a cell or a range. A credit note, as a negative amount, gives negative VAT.
 * @param [mode] With add (default), the amount excludes VAT. With extract, it includes VAT.
 * @param [category] Category of goods or services, such as food_basic. Default: the standard rate.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function vat(
  country: string,
  amount: unknown[][],
  mode?: string,
  category?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(vatField('vat_amount', { country, amount, mode, category }), invocation);
}
