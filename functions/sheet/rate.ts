import { bankFigure } from '../questions/market';

/**
 * A figure of the central bank: policy rate, inflation, treasury bill yield or growth in percent, or the date of the next policy meeting.
 * @customfunction RATE
 * @helpurl https://localhost:3000/addin/functions.html#RATE
 * @cancelable
 * @param country Country, by code or name: for example KE or Kenya.
 * @param indicator Figure wanted, for example policy_rate.
 * @param [date] Day on which the figure was known: a date, a cell or a range; the latest when left out.
 * @param [invocation] Tells when the calculation is cancelled.
 */
export function rate(
  country: string,
  indicator: string,
  date?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return bankFigure({ country, indicator, date }, invocation);
}
