import { answer } from '../answer';
import { fuelPrice } from '../questions/market';

/**
 * Price of a fuel, per litre or, for LPG, per kilogram.
 * @customfunction FUEL
 * @helpurl https://localhost:3000/addin/functions.html#FUEL
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param fuel Type of fuel, such as petrol.
 * @param [currency] Currency of the price, such as USD. Default: the country's own.
 * @param [date] Date of the price: a date, a cell or a range. Default: the latest price.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function fuel(
  country: string,
  fuel: string,
  currency?: string,
  date?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(fuelPrice({ country, fuel, currency, date }), invocation);
}
