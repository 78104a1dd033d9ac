import { amountRefused } from '../amount-refusal';
import { done, fail, type Outcome } from '../../contract/error';
import type { TaxRequest } from '../../contract/tax';
import { message, type Sentence } from '../../language/message';
import { toMajor, toMinor } from '../money';
import type { IncomeQuestion } from './income-question';
import { negativeNetNotices } from './negative-net';
import { grossPay } from './payroll';

/** Gross pay in minor units, with its notices. */
export interface GrossOf {
  readonly gross: number;
  readonly notices: readonly Sentence[];
}

const nothing: readonly Sentence[] = [];

/** A notice if an amount has more decimals than its currency. */
const roundingNotices = (sent: number, amount: number, currency: string, minor: number): readonly Sentence[] => {
  const major = toMajor(amount, minor);
  return major === sent || amount > Number.MAX_SAFE_INTEGER
    ? nothing
    : [message('amount_rounded', { amount: major, currency })];
};

/**
 * The gross pay for an amount: the amount itself or, from net to gross, the gross that leaves it.
 *
 * @param sent the amount in major units
 * @returns `invalid_amount` if there is none
 */
export function grossOf(question: IncomeQuestion, sent: number, mode: TaxRequest['mode']): Outcome<GrossOf> {
  const { law, currency, usual } = question.asked;
  const { minor } = usual;
  const amount = toMinor(sent, minor);
  if (amount === 0) return amountRefused(sent, currency);
  const notices = roundingNotices(sent, amount, currency, minor);
  if (mode === 'gross_to_net')
    return done({
      gross: amount,
      notices: question.mayBeNegative(amount)
        ? [...notices, ...negativeNetNotices(question.payroll, law, amount)]
        : notices,
    });
  const found = grossPay(question.payroll, amount);
  if (found === undefined) return fail('invalid_amount', message('no_gross_leaves_net', { net: sent }));
  if (found.exact) return done({ gross: found.gross, notices });
  const inexact = message('gross_leaves_more', { net: toMajor(amount, minor) });
  return done({ gross: found.gross, notices: [...notices, inexact] });
}
