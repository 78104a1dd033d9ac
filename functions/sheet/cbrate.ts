import { answer } from '../answer';
import { bankFigure } from '../questions/market';

/**
 * A central bank figure: policy rate, inflation, treasury bill yield or growth in percent, or the date of the next policy meeting.
 * @customfunction CBRATE
 * @helpurl https://localhost:3000/addin/functions.html#CBRATE
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param indicator Indicator to return, such as policy_rate.
 * @param [date] Date for which to return the figure: a date, a cell or a range. Default: the latest figure.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function cbrate(
  country: string,
  indicator: string,
  date?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(bankFigure({ country, indicator, date }), invocation);
}
