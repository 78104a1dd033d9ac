import { type CellError, wrong } from '../cell/failure';
import { words } from '../cell/words';

/**
 * The net pay of an answer, or an error where it is below zero: a pay that does not cover what is due on it is nearly
 * always a slip, such as a yearly contribution on an hour's pay.
 */
export function netPay(data: Readonly<Record<string, unknown>>): number | CellError {
  const net = data['net_amount'] as number;
  return net < 0 ? wrong(words('net_below_zero', { net })) : net;
}
