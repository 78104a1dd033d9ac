import { answer } from '../answer';
import { holidayTable } from '../later';

/**
 * Public holidays of a country in a year: a row for each, with its day and its name. The first column holds dates.
 * @customfunction HOLIDAYS
 * @helpurl https://localhost:3000/addin/functions.html#HOLIDAYS
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param [year] Calendar year, such as 2026. Default: the current year.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function holidays(
  country: string,
  year?: number,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(holidayTable(country, year), invocation);
}
