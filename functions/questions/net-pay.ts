import { type CellError, wrong } from '../cell/failure';

/**
 * The net pay of an answer, or an error where it is below zero: a pay that does not cover what is due on it is nearly
 * always a slip, such as a yearly contribution on an hour's pay.
 */
export function netPay(data: Readonly<Record<string, unknown>>): number | CellError {
  const net = data['net_amount'] as number;
  return net < 0
    ? wrong(
        `Net pay is below zero (${net}): tax and contributions are more than this pay. Check the amount and the pay period.`,
      )
    : net;
}
