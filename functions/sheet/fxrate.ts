import { answer } from '../answer';
import { amountArgument } from '../cell/from-cell';
import { exchange } from '../questions/exchange';

/**
 * Converts an amount from one currency to another at the mid-market rate.
 * @customfunction FXRATE
 * @helpurl https://localhost:3000/addin/functions.html#FXRATE
 * @cancelable
 * @requiresParameterAddresses
 * @param from Currency to convert from, such as USD.
 * @param to Currency to convert to, such as KES.
 * @param [amount] Amount to convert: a number, a cell or a range. 0 gives 0, and a negative amount a negative one. Default: 1.
 * @param [date] Date of the rate: a date, a cell or a range. Default: the latest rate.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function fxrate(
  from: string,
  to: string,
  amount?: unknown[][],
  date?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(exchange({ from, to, amount: amountArgument(amount, invocation, 2), date }), invocation);
}
