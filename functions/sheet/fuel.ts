import { fuelPrice } from '../questions/market';

/**
 * Price of a fuel, per litre or, for LPG, per kilogram.
 * @customfunction FUEL
 * @helpurl https://localhost:3000/addin/functions.html#FUEL
 * @cancelable
 * @param country Country, by code or name: for example KE or Kenya.
 * @param fuel Kind of fuel, for example petrol.
 * @param [currency] Currency of the price, for example USD; the country's own when left out.
 * @param [date] Day of the price: a date, a cell or a range; the latest price when left out.
 * @param [invocation] Tells when the calculation is cancelled.
 */
export function fuel(
  country: string,
  fuel: string,
  currency?: string,
  date?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return fuelPrice({ country, fuel, currency, date }, invocation);
}
