import { answer } from '../answer';
import { factSource } from '../later';

/**
 * Source of the fact behind a figure: publisher, title and address.
 * @customfunction SOURCE
 * @helpurl https://localhost:3000/addin/functions.html#SOURCE
 * @cancelable
 * @param figure Function that gives the figure, such as PAYE.
 * @param country Country by code or name, such as KE or Kenya. With FX or FXRATE also a currency, such as KES.
 * @param [indicator] Which fact, for functions that use several: an indicator of CBRATE such as tbill_91, a fuel of FUEL, a payment_type of WHT or a category of VAT.
 * @param [day] Day whose fact is meant: a date, or text such as 2026-03-02. Default: today. VAT takes none.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function source(
  figure: string,
  country: string,
  indicator?: string,
  day?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown> {
  return answer(factSource({ figure, country, indicator, day }), invocation);
}
