import { done, type Outcome } from '../../contract/error';
import type { PayParts, PayPartSent } from '../../contract/employee';
import { type PayPart, payParts } from '../../contract/words/pay-parts';
import type { DaysWorked } from '../../contract/worked';
import { addDays, lastDayOfMonth } from '../../day';
import type { Message } from '../../language/message';
import type { Country } from '../../reference/schema';
import { tidy } from '../../tidy';
import { add, compare, multiply, one, type Rational, rational, toNumber, zero } from '../exact/rational';
import { amountOfPart, shareOfPart } from '../income/part-sent';
import { leaveWithin, type PaidPart, paidPart } from '../part-month/paid-part';
import { regularPartsOf, shareOf } from '../part-month/pay-of-part';

/** Regular pay of a whole month, from a day of the month on. */
interface PayFrom {
  readonly from: string;
  readonly amount: number;
  readonly regular: PayParts;
}

/** The regular pay of the paid days of a month. */
export interface PayOfDays {
  readonly amount: number;
  readonly regular: PayParts;
  /** The paid days; undefined where the whole month is paid. */
  readonly worked: { readonly days: number; readonly of: number; readonly amount_is: 'part' } | undefined;
  /** How the days were counted. */
  readonly notices: readonly Message[];
}

/** The days on which each pay holds, as far as they are paid. Days without pay are not paid days. */
function paidSpans(month: string, payFrom: readonly PayFrom[], worked: DaysWorked) {
  const { from: first = `${month}-01`, to: last = lastDayOfMonth(month) } = worked;
  return payFrom.flatMap((pay, i) => {
    const next = payFrom[i + 1]?.from;
    const end = next === undefined ? lastDayOfMonth(month) : addDays(next, -1);
    const span = { from: pay.from > first ? pay.from : first, to: end < last ? end : last };
    const leave = leaveWithin({ first: span.from, last: span.to }, { first, last }, worked);
    const isUnpaid = leave?.unpaid_from === span.from && leave.unpaid_to === span.to;
    return span.from > span.to || pay.amount === 0 || isUnpaid ? [] : [{ pay, span: { ...span, ...leave } }];
  });
}

const amountIn = (sent: PayPartSent, basic: number): number => amountOfPart(sent) + shareOfPart(sent) * basic;

/** Regular parts as amounts, where several pays of a month are added: a share of basic pay is one of its own. */
function asAmounts({ amount, regular }: PayFrom): PayParts {
  const sum = (of: typeof amountOfPart): number =>
    payParts.reduce((all, part) => all + (regular[part] === undefined ? 0 : of(regular[part])), 0);
  const basic = (amount - sum(amountOfPart)) / (1 + sum(shareOfPart));
  return Object.fromEntries(
    payParts.flatMap((part) => (regular[part] === undefined ? [] : [[part, tidy(amountIn(regular[part], basic))]])),
  ) as PayParts;
}

function added(lists: readonly PayParts[]): PayParts {
  const parts: Partial<Record<PayPart, number>> = {};
  for (const list of lists)
    for (const part of payParts)
      if (list[part] !== undefined) parts[part] = tidy((parts[part] ?? 0) + amountOfPart(list[part]));
  return parts;
}

/**
 * The regular pay of a month of which a part is paid, or in which the pay changes.
 *
 * @param payFrom the pay of the month from its first day on, and from each day of a change
 * @param worked the days that are paid; left out: all
 * @param minor minor units of the currency of the pay
 * @returns `invalid_date` or `invalid_amount` if the paid days are not days of the month
 */
export function payOfDays(
  country: Country,
  month: string,
  payFrom: readonly PayFrom[],
  worked: DaysWorked | undefined,
  minor: number,
): Outcome<PayOfDays> {
  const [only] = payFrom;
  if (payFrom.length === 1 && worked === undefined)
    return done({ amount: only!.amount, regular: only!.regular, worked: undefined, notices: [] });
  const days = { first: `${month}-01`, last: lastDayOfMonth(month) };
  const asked = paidPart(country, worked ?? {}, days);
  if (!asked.ok) return asked;
  // Days without dates are a share of every pay of the month.
  const ofAll = worked?.days === undefined ? one : asked.value.share;
  const found: { readonly pay: PayFrom; readonly share: Rational; readonly part: PaidPart }[] = [];
  for (const { pay, span } of paidSpans(month, payFrom, worked ?? {})) {
    const part = paidPart(country, span, days);
    if (!part.ok) return part;
    found.push({ pay, share: multiply(part.value.share, ofAll), part: part.value });
  }
  const share = found.map((each) => each.share).reduce(add, zero);
  const regular = (each: (typeof found)[number]): PayParts =>
    regularPartsOf(found.length === 1 ? each.pay.regular : asAmounts(each.pay), each.share, minor);
  return done({
    amount: shareOf(1, found.map((each) => multiply(rational(each.pay.amount), each.share)).reduce(add, zero), minor),
    regular: found.length === 1 ? regular(found[0]!) : added(found.map(regular)),
    worked:
      compare(share, one) === 0
        ? undefined
        : worked?.days === undefined
          ? { days: found.reduce((sum, { part }) => sum + part.days, 0), of: asked.value.of, amount_is: 'part' }
          : { days: tidy(toNumber(share) * asked.value.of), of: asked.value.of, amount_is: 'part' },
    // Days without dates are a share of the month, besides the days of each of its pays.
    notices: [
      ...(worked?.days === undefined ? [] : asked.value.notices),
      ...(worked?.days === undefined || found.length > 1 ? found.flatMap(({ part }) => part.notices) : []),
    ],
  });
}
