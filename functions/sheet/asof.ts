import { answer } from '../answer';
import { factDate } from '../later';

/**
 * Date of the fact behind a figure.
 * @customfunction ASOF
 * @helpurl https://localhost:3000/addin/functions.html#ASOF
 * @cancelable
 * @param figure Function that gives the figure, such as PAYE.
 * @param country Country by code or name, such as KE or Kenya. With FX or FXRATE also a currency, such as KES.
 * @param [indicator] Which fact, for functions that use several: an indicator of CBRATE such as tbill_91, a fuel of FUEL, a payment_type of WHT or a category of VAT.
 * @param [day] Day whose fact is meant: a date, or text such as 2026-03-02. Default: today. VAT takes none.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function asof(
  figure: string,
  country: string,
  indicator?: string,
  day?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown> {
  return answer(factDate({ figure, country, indicator, day }), invocation);
}
