import type { DetailValues } from '../../../src/contract/details';
import type { PayColumn } from '../../../src/contract/words/payroll-columns';
import { payParts } from '../../../src/contract/words/pay-parts';
import { wrong } from '../../cell/failure';
import { words } from '../../cell/words';

/** The amount that a row asks about. */
export interface AskedPay {
  readonly mode: 'gross_to_net' | 'net_to_gross';
  readonly amount: number;
}

export const cents = (amount: number): number => Math.round(amount * 100) / 100;

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

type Pay = Readonly<Partial<Record<PayColumn, number>>>;

/** Beside pay, a 0 is a blank cell. */
const withoutBlanks = (pay: Pay): Pay =>
  Object.values(pay).some((amount) => amount !== 0)
    ? Object.fromEntries(Object.entries(pay).filter(([, amount]) => amount !== 0))
    : pay;

/**
 * What a row says about the pay: gross, net, or basic pay to which its parts are added.
 *
 * @throws CellError if there is no pay, or if two figures contradict each other
 */
export function payOfRow(stated: Pay, values: DetailValues): AskedPay {
  const { gross, net, basic_pay: basic } = withoutBlanks(stated);
  const whole = basic === undefined ? undefined : withParts(basic, values);
  if (net !== undefined) {
    if (gross || basic) throw wrong(words('row_of_net_and_gross'));
    return { mode: 'net_to_gross', amount: net };
  }
  const amount = gross ?? whole;
  if (amount === undefined) throw wrong(words('row_without_pay'));
  if (whole !== undefined && Math.abs(whole - amount) >= 0.01)
    throw wrong(words('row_not_adding_up', { whole, amount }));
  return { mode: 'gross_to_net', amount };
}
