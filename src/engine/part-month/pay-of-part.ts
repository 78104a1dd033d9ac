import type { PayParts, PayPartSent } from '../../contract/employee';
import { partsOfOneMonth, type PayPart, payParts } from '../../contract/words/pay-parts';
import { tidy } from '../../tidy';
import { multiply, type Rational, rational, ratio, wholeOf } from '../exact/rational';
import { amountOfPart, shareOfPart } from '../income/part-sent';
import { toMajor } from '../money';

const ofOneMonth = new Set<PayPart>(partsOfOneMonth);

/** A share of an amount in major units, with the decimals of the currency. */
export const shareOf = (amount: number, share: Rational, minor: number, direction: 'nearest' | 'down' = 'nearest') =>
  toMajor(Number(wholeOf(multiply(multiply(rational(amount), share), ratio(minor, 1)), direction)), minor);

/** A regular part of pay: rounded down, so that the parts are never more than the pay. A share of basic pay stays one. */
function partOf(sent: PayPartSent, share: Rational, minor: number): PayPartSent {
  if (shareOfPart(sent) > 0) return sent;
  return shareOf(amountOfPart(sent), share, minor, 'down');
}

const partsWhere = (pay: PayParts, isKept: (part: PayPart) => boolean, value: (sent: PayPartSent) => PayPartSent) =>
  Object.fromEntries(
    payParts.flatMap((part) => (pay[part] === undefined || !isKept(part) ? [] : [[part, value(pay[part])]])),
  ) as PayParts;

/** The regular parts of the pay of a part of a month. */
export const regularPartsOf = (pay: PayParts, share: Rational, minor: number): PayParts =>
  partsWhere(
    pay,
    (part) => !ofOneMonth.has(part),
    (sent) => partOf(sent, share, minor),
  );

/** Cash pay with its parts. */
export interface CashPay {
  readonly amount: number;
  readonly pay: PayParts;
}

/**
 * The pay of a part of a month: its share of the regular pay, and all that is of one month, such as overtime or a bonus.
 *
 * @param whole the pay of the whole month, in major units
 */
export function payOfPart({ amount, pay }: CashPay, share: Rational, minor: number): CashPay {
  const sum = (of: (sent: PayPartSent) => number): number =>
    payParts.reduce((all, part) => all + (pay[part] === undefined ? 0 : of(pay[part])), 0);
  const basic = (amount - sum(amountOfPart)) / (1 + sum(shareOfPart));
  const inFull = partsWhere(
    pay,
    (part) => ofOneMonth.has(part),
    (sent) => tidy(Math.round((amountOfPart(sent) + shareOfPart(sent) * basic) * minor) / minor),
  );
  const ofOne = tidy(
    payParts.reduce((all, part) => all + (inFull[part] === undefined ? 0 : amountOfPart(inFull[part])), 0),
  );
  return {
    amount: tidy(shareOf(tidy(amount - ofOne), share, minor) + ofOne),
    pay: { ...regularPartsOf(pay, share, minor), ...inFull },
  };
}
