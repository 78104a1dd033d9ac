import { answer } from '../answer';
import { levy } from '../questions/levy';

/**
 * Withholding tax on a payment.
 * @customfunction WHT
 * @helpurl https://localhost:3000/addin/functions.html#WHT
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param amount Payment before tax: a number, a cell or a range. A payment that is taken back, as a negative amount, gives negative tax.
 * @param [payment_type] Type of payment, such as dividends. Default: services.
 * @param [residency] Residency of the payee: resident (default) or non_resident.
 * @param [tax_year] Tax year as the country writes it, such as 2026 or 2026/27. Default: the current tax year.
 * @param [payee] Kind of payee or payment, such as bank_deposit. Default: the general rate.
 * @param [recipient_country] Country of a non-resident payee, such as FR, for the rate of the tax treaty.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function wht(
  country: string,
  amount: unknown[][],
  payment_type?: string,
  residency?: string,
  tax_year?: string,
  payee?: string,
  recipient_country?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(
    levy({
      type: 'withholding',
      country,
      amount,
      what: 'amount',
      words: { payment_type, residency, tax_year, payee, recipient_country },
    }),
    invocation,
  );
}
