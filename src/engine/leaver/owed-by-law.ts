import type { LeaverRequest } from '../../contract/leaver';
import { endReasons, type LabourKind } from '../../contract/words/labour';
import { message, type Message } from '../../language/message';
import { countryTerm, lawWordIfAny } from '../../language/terms';
import type { Country, Reference } from '../../reference';
import type { Context } from '../answer';
import { multiply, type Rational, rational } from '../exact/rational';
import { answerOf } from '../labour/answer';
import { type FoundFact, nameOf, ruleOrNone } from '../labour/fact-on';
import { linesOf } from '../labour/lines';
import { notice } from '../labour/notice';
import { seniority } from '../labour/seniority';
import { severance } from '../labour/severance';
import { type Due, dueBy, type LeftOut } from './due';
import { leaveLeft } from './leave-left';

/** What of a monthly amount is due for a part of the month, in major units. */
const shareOf = (amount: number, share: Rational, currency: string): number =>
  linesOf([{ text: '', amount: multiply(rational(amount), share) }], currency).amount;

const noneOf = (kind: LabourKind): Message => message('labour_words_none', { subject: nameOf(kind) });

/** What a line rests on that comes from one fact. */
const restsOn = (country: Country, fact: FoundFact) => ({
  law: answerOf(country, [fact]).law,
  evidence: [fact.evidence],
  notices: [],
});

/** The seniority bonus of the part of the month, where the pay does not include it. */
function seniorityBonus(
  reference: Reference,
  country: Country,
  request: LeaverRequest,
  share: Rational,
  context: Context,
): Due | LeftOut {
  const { started, ends, seniority_base: base } = request;
  const name = message('leaver_seniority_bonus');
  const found = ruleOrNone(country, 'seniority_bonus', ends);
  if ('failure' in found) return { kind: 'seniority_bonus', name, why: found.failure.message };
  if (base !== undefined)
    return dueBy(
      { kind: 'seniority_bonus', name },
      seniority(reference, { country: request.country, pay: base, started, on: ends }, context),
      ({ amount }) => shareOf(amount, share, country.currency),
    );
  const text = 'none' in found ? noneOf('seniority_bonus') : message('leaver_seniority_included');
  return {
    kind: 'seniority_bonus',
    name,
    amount: 0,
    steps: [{ text, amount: null }],
    ...restsOn(country, 'none' in found ? found.none : found.rule),
  };
}

/** Pay instead of notice, where the employer pays it. */
function noticePay(reference: Reference, request: LeaverRequest): (Due | LeftOut)[] {
  if (request.notice !== 'paid') return [];
  const { started, ends, category, days_per_month, days_per_week } = request;
  const pay = request.base_pay ?? request.pay;
  const found = notice(reference, {
    country: request.country,
    started,
    ends,
    category,
    pay,
    days_per_month,
    days_per_week,
  });
  const days = found.ok && found.value.data.days > 0 ? found.value.data.days : undefined;
  return [
    dueBy({ kind: 'notice', name: message('leaver_notice'), part: 'notice_pay', days }, found, ({ amount }) => amount),
  ];
}

/** What is due by years of service for the reason for which the employment ends. */
function severancePay(reference: Reference, request: LeaverRequest): Due | LeftOut {
  const { started, ends, category, days_per_month, hours_per_month, reason = 'dismissal' } = request;
  if (reason === 'resignation')
    return { kind: 'severance', name: message('leaver_severance'), why: message('leaver_resignation') };
  const pay = request.base_pay ?? request.pay;
  return dueBy(
    { kind: 'severance', name: message(`leaver_${endReasons[reason]}`), part: 'severance' },
    severance(reference, {
      country: request.country,
      pay,
      started,
      ends,
      reason,
      category,
      days_per_month,
      hours_per_month,
    }),
    ({ amount }) => amount,
  );
}

/** Does an employment cover the whole calendar year of its last day? */
const coversYear = ({ started, ends }: LeaverRequest): boolean =>
  ends.slice(5) === '12-31' && started <= `${ends.slice(0, 4)}-01-01`;

/**
 * The thirteenth month that the law requires: for a whole calendar year. What of it is due for a part of a year is not
 * recorded of any country.
 */
function thirteenthMonth(country: Country, request: LeaverRequest): Due | LeftOut {
  const head = { kind: 'thirteenth_month', name: message('leaver_thirteenth_month'), part: 'thirteenth' } as const;
  const found = ruleOrNone(country, 'thirteenth_month', request.ends);
  const leftOut = (why: LeftOut['why']): LeftOut => ({ kind: head.kind, name: head.name, why });
  if ('failure' in found) return leftOut(found.failure.message);
  if ('none' in found)
    return {
      ...head,
      amount: 0,
      steps: [{ text: noneOf('thirteenth_month'), amount: null }],
      ...restsOn(country, found.none),
    };
  const { months, of } = found.rule.fact;
  if (!coversYear(request))
    return leftOut(message('leaver_thirteenth_of_part', { country: countryTerm(country.code) }));
  const pay = multiply(rational(request.base_pay ?? request.pay), rational(months));
  const text = message('leaver_thirteenth', { months });
  const base = lawWordIfAny(of);
  const { lines, amount } = linesOf([{ text, amount: pay }], country.currency);
  return {
    ...head,
    ...restsOn(country, found.rule),
    amount,
    steps: lines,
    notices: base === undefined ? [] : [message('labour_base', { base })],
  };
}

/**
 * What the law owes a leaver beside the pay of the month, in the order of the payslip; each with its rule, or why it is
 * left out.
 *
 * @param share the part of the last month that is paid
 */
export const owedByLaw = (
  reference: Reference,
  country: Country,
  request: LeaverRequest,
  share: Rational,
  context: Context,
): readonly (Due | LeftOut)[] => [
  seniorityBonus(reference, country, request, share, context),
  leaveLeft(reference, country, request, context),
  ...noticePay(reference, request),
  severancePay(reference, request),
  thirteenthMonth(country, request),
];
