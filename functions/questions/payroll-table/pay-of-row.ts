import type { DetailValues } from '../../../src/contract/details';
import type { PayColumn } from '../../../src/contract/words/payroll-columns';
import { payParts } from '../../../src/contract/words/pay-parts';
import { wrong } from '../../cell/failure';

/** The amount that a row asks about. */
export interface AskedPay {
  readonly mode: 'gross_to_net' | 'net_to_gross';
  readonly amount: number;
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Basic pay with the named parts added to it. */
function withParts(basic: number, values: DetailValues): number {
  let [parts, percent] = [0, 0];
  for (const name of payParts) {
    const value = values[name];
    if (typeof value === 'number') parts += value;
    else if (typeof value === 'object') percent += value.percent_of_basic;
  }
  return cents(basic * (1 + percent / 100) + parts);
}

/** The pay without columns of 0 beside another: they are empty cells of older versions of Excel. */
function withoutZeros(pay: Readonly<Partial<Record<PayColumn, number>>>): typeof pay {
  const stated = Object.entries(pay);
  const filled = stated.filter(([, amount]) => amount !== 0);
  return Object.fromEntries(filled.length === 0 ? stated.slice(0, 1) : filled) as typeof pay;
}

/**
 * What a row says about the pay: gross, net, or basic pay to which its parts are added.
 *
 * @throws CellError if there is no pay, or if two figures contradict each other
 */
export function payOfRow(pay: Readonly<Partial<Record<PayColumn, number>>>, values: DetailValues): AskedPay {
  const { gross, net, basic_pay: basic } = withoutZeros(pay);
  const whole = basic === undefined ? undefined : withParts(basic, values);
  if (net !== undefined) {
    if (gross !== undefined || basic !== undefined)
      throw wrong('This row has both net pay and gross or basic pay. Leave one of them empty.');
    return { mode: 'net_to_gross', amount: net };
  }
  const amount = gross ?? whole;
  if (amount === undefined) throw wrong('This row has no pay. Enter gross, net or basic pay.');
  if (whole !== undefined && Math.abs(whole - amount) >= 0.01)
    throw wrong(`Basic pay and the named parts are ${whole}, but gross pay is ${amount}. Correct one of them.`);
  return { mode: 'gross_to_net', amount };
}
