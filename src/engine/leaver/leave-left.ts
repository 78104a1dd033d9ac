import type { LeaverRequest } from '../../contract/leaver';
import { addDays } from '../../day';
import { message, type Message } from '../../language/message';
import type { Country, Reference } from '../../reference';
import type { Context } from '../answer';
import { multiply, ratio, rational, sign, subtract, toNumber } from '../exact/rational';
import { factOn } from '../labour/fact-on';
import { leave } from '../labour/leave';
import { laterBy, serviceOf } from '../labour/service';
import { type Due, dueBy, type LeftOut } from './due';

const head = { kind: 'leave', name: message('leaver_leave'), part: 'leave_paid_out' } as const;

const leftOut = (why: Message): LeftOut => ({ kind: head.kind, name: head.name, why });

const nothingLeft = (steps: Due['steps'], notices: readonly Message[]): Due => ({
  ...head,
  amount: 0,
  days: 0,
  steps,
  law: [],
  evidence: [],
  notices,
});

/** Does the law itself say how many days a month of service earns? */
function statesMonths(country: Country, day: string): boolean {
  const fact = factOn(country, 'annual_leave', day)?.fact;
  return fact !== undefined && 'per_month' in fact && fact.per_month !== undefined;
}

/** Completed months since the last anniversary of the employment; 12 on the last day of a year of it. */
function monthsOfLeaveYear(started: string, ends: string): { readonly since: string; readonly months: number } {
  const since = laterBy(started, ends === started ? 0 : serviceOf(started, addDays(ends, -1)).years * 12);
  return { since, months: serviceOf(since, ends).allMonths };
}

/**
 * The pay of leave that a leaver has not taken: of the days that are stated, or of those earned in the last year of the
 * employment less those taken.
 */
export function leaveLeft(
  reference: Reference,
  country: Country,
  request: LeaverRequest,
  context: Context,
): Due | LeftOut {
  const { started, ends, category, days_per_month, days_per_week } = request;
  const { leave_days_left: stated, leave_days_taken: taken } = request;
  if (stated === undefined && taken === undefined) return leftOut(message('leaver_leave_not_stated'));
  if (stated === 0) return nothingLeft([{ text: message('leaver_leave_none_left'), amount: null }], []);
  const pay = request.base_pay ?? request.pay;
  const asked = { country: request.country, started, on: ends, category, pay, days_per_month, days_per_week };
  const paid = (days: number) => leave(reference, { ...asked, leave_days: days }, context);
  if (stated !== undefined) return dueBy({ ...head, days: stated }, paid(stated), ({ amount }) => amount);
  const found = leave(reference, asked, context);
  if (!found.ok) return dueBy(head, found, () => 0);
  const { days: ofYear, due_from: dueFrom } = found.value.data;
  // With the last day the waiting time may be complete.
  if (dueFrom !== null && (dueFrom as string) > addDays(ends, 1))
    return leftOut(message('leaver_leave_waiting', { day: dueFrom as string }));
  const { since, months } = monthsOfLeaveYear(started, ends);
  const earned = multiply(rational(ofYear), ratio(months, 12));
  const left = subtract(earned, rational(taken ?? 0));
  const rounded = (value: typeof left): number => Number(toNumber(value).toFixed(4));
  const step = {
    text: message('leaver_leave_earned', { year: ofYear, months, since, earned: rounded(earned), taken: taken ?? 0 }),
    amount: null,
  };
  const assumed = statesMonths(country, ends) ? [] : [message('leaver_leave_in_twelfths')];
  if (sign(left) <= 0) {
    const over = sign(left) < 0 ? [message('leaver_leave_overtaken', { days: -rounded(left) })] : [];
    return nothingLeft([step], [...over, ...assumed]);
  }
  const due = dueBy({ ...head, days: rounded(left) }, paid(rounded(left)), ({ amount }) => amount, [step]);
  return 'why' in due ? due : { ...due, notices: [...due.notices, ...assumed] };
}
