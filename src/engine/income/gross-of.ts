import { amountRefused } from '../amount-refusal';
import { done, fail, type Outcome } from '../../contract/error';
import type { TaxRequest } from '../../contract/tax';
import { message, type Message } from '../../language/message';
import { exactNumber } from '../../language/terms';
import { toMajor, toMinor } from '../money';
import { namedPartsOf } from './employee';
import type { IncomeQuestion } from './employee-question';
import { negativeNetNotices } from './negative-net';

/** Gross pay in minor units, with its notices. */
export interface GrossOf {
  readonly gross: number;
  readonly notices: readonly Message[];
}

const nothing: readonly Message[] = [];

/** A notice if an amount has more decimals than its currency. */
const roundingNotices = (sent: number, amount: number, currency: string, minor: number): readonly Message[] => {
  const major = toMajor(amount, minor);
  return major === sent || amount > Number.MAX_SAFE_INTEGER
    ? nothing
    : [message('amount_rounded', { amount: major, currency })];
};

/**
 * The gross pay for an amount in major units: the amount itself or, from net to gross, the gross that leaves it.
 *
 * @returns `invalid_amount` if there is none, `invalid_pay` if the named parts are more than the pay
 */
export function grossOf(
  question: IncomeQuestion,
  { amount: sent, mode }: Pick<TaxRequest, 'amount' | 'mode'>,
): Outcome<GrossOf> {
  const { law, currency, minor } = question.asked;
  const amount = toMinor(sent, minor);
  if (amount === 0) return amountRefused(sent, currency);
  const notices = roundingNotices(sent, amount, currency, minor);
  const parts = namedPartsOf(question.employee);
  const tooMuch = (pay: number): Outcome<never> =>
    fail('invalid_pay', message('parts_exceed_pay', { parts: exactNumber(parts), amount: exactNumber(pay) }));
  if (mode === 'gross_to_net') {
    if (parts > sent) return tooMuch(sent);
    return done({
      gross: amount,
      notices: question.isNetNegative(amount) ? [...notices, ...negativeNetNotices(question, law, amount)] : notices,
    });
  }
  const found = question.grossFor(amount, toMinor(parts, minor));
  if (parts > 0 && (found === undefined || parts > toMajor(found.gross, minor)))
    return fail('invalid_pay', message('parts_exceed_net', { parts: exactNumber(parts), net: sent }));
  if (found === undefined) return fail('invalid_amount', message('no_gross_leaves_net', { net: sent }));
  if (found.exact) return done({ gross: found.gross, notices });
  const inexact = message('gross_leaves_more', { net: toMajor(amount, minor) });
  return done({ gross: found.gross, notices: [...notices, inexact] });
}
