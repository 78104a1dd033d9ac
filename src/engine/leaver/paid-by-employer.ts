import { done, fail, type Outcome } from '../../contract/error';
import type { LeaverRequest } from '../../contract/leaver';
import { partsOfOneMonth, type PayPart, payParts } from '../../contract/words/pay-parts';
import { message } from '../../language/message';
import type { Country } from '../../reference';
import { tidy } from '../../tidy';
import { multiply, rational } from '../exact/rational';
import { amountOfPart, shareOfPart } from '../income/part-sent';
import { linesOf } from '../labour/lines';
import type { PaidPart } from '../part-month/paid-part';
import type { Due } from './due';

const ofTheMonth = new Set<PayPart>(partsOfOneMonth);

const nothing = { law: [], evidence: [], notices: [] };

/** The regular pay of the part of the month. */
export function payOfMonth({ currency }: Country, { pay }: LeaverRequest, { days, of, share, notices }: PaidPart): Due {
  const text = message('leaver_pay_of_part', { pay, days, of });
  const { lines, amount } = linesOf([{ text, amount: multiply(rational(pay), share) }], currency);
  return { ...nothing, kind: 'pay', name: message('leaver_pay'), amount, days, steps: lines, notices };
}

/**
 * What the employer pays in the last month in addition to the regular pay, as stated.
 *
 * @returns `invalid_pay` for a share of basic pay, which a part of a month does not have
 */
export function paidBesides({ parts = {} }: LeaverRequest): Outcome<readonly Due[]> {
  const paid: Due[] = [];
  for (const part of payParts) {
    const sent = parts[part];
    if (sent === undefined || !ofTheMonth.has(part)) continue;
    if (shareOfPart(sent) > 0)
      return fail('invalid_pay', message('leaver_part_not_amount', { field: `parts.${part}` }));
    const amount = tidy(amountOfPart(sent));
    const steps = [{ text: message('leaver_as_stated'), amount }];
    if (amount > 0)
      paid.push({ ...nothing, kind: 'paid_besides', name: message(`pay_part_${part}`), part, amount, steps });
  }
  return done(paid);
}
