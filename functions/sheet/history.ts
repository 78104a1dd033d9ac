import { answer } from '../answer';
import { historyTable } from '../later';

/**
 * A series over time: exchange rates, fuel prices or central bank figures, with a row for each day, week, month, quarter or year. The first column holds dates.
 * @customfunction HISTORY
 * @helpurl https://localhost:3000/addin/functions.html#HISTORY
 * @cancelable
 * @param series Series to return, such as fx: units of a currency for one US dollar.
 * @param entity Currency, pair of currencies such as ZAR/KES, country or central bank, such as KE or Kenya: one, a list in text, or a range. Each has its own column.
 * @param start First day: a date, or text such as 2026-01-01.
 * @param [end] Last day: a date, or text such as 2026-11-20. Default: today.
 * @param [frequency] Frequency of the values: day (default), week, month-end (or monthly), month-average, quarter or year.
 * @param [columns] Columns of each entity: text such as "value, observations", or a range of words. Words are value (default), average, observations, observed, source, and no_headings to leave the header row out.
 * @param [base_currency] Currency of which one unit is priced, for currencies without a pair, such as ZAR. Default: USD.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function history(
  series: string,
  entity: unknown[][],
  start: unknown,
  end?: unknown,
  frequency?: string,
  columns?: unknown[][],
  base_currency?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(historyTable({ series, entity, start, end, frequency, columns, base: base_currency }), invocation);
}
