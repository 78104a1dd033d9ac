import { exchange } from '../questions/exchange';

/**
 * Converts an amount from one currency to another at the mid-market rate.
 * @customfunction FXCONVERT FX
 * @helpurl https://localhost:3000/addin/functions.html#FX
 * @cancelable
 * @param from Currency that is given, for example USD.
 * @param to Currency that is wanted, for example KES.
 * @param [amount] Amount to convert: a number, a cell or a range; 1 when left out.
 * @param [date] Day of the rate: a date, a cell or a range; the latest rate when left out.
 * @param [invocation] Tells when the calculation is cancelled.
 */
export function fx(
  from: string,
  to: string,
  amount?: unknown[][],
  date?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return exchange({ from, to, amount, date }, invocation);
}
