import { done, fail, type Failure, type Outcome } from '../../contract/error';
import type { OvertimeAnswer, OvertimeRequest } from '../../contract/labour';
import { message, type Message } from '../../language/message';
import { countryTerm, lawNotes, lawWord } from '../../language/terms';
import type { Country, Reference } from '../../reference';
import type { RuleOf } from '../../reference/schema';
import type { Context, UnsaidAnswer } from '../answer';
import { add, divide, multiply, ratio, type Rational, rational, toNumber, zero } from '../exact/rational';
import { answerOf, labourMeta, once } from './answer';
import { groupOf, isFailure, tiersOf } from './category';
import { nameOf, ruleOrNone } from './fact-on';
import { linesOf, type Step } from './lines';
import { limitsExceeded } from './overtime-limits';
import { type Divisor, hoursOfMonth, weekOfMonth } from './pay-of-time';
import { withoutEffect } from './without-effect';

type Premium = NonNullable<RuleOf<'overtime'>['premiums']>[number];

/** The hours of each premium, in their order. */
export function hoursByPremium(
  premiums: readonly Premium[],
  hours: number,
): readonly { readonly hours: Rational; readonly percent: number }[] {
  const sorted = [...premiums].sort((a, b) => (a.from_hour ?? 0) - (b.from_hour ?? 0));
  return sorted.flatMap(({ from_hour: from = 0, percent }, i) => {
    const end = Math.min(sorted[i + 1]?.from_hour ?? hours, hours);
    return end > from ? [{ hours: add(rational(end), rational(-from)), percent }] : [];
  });
}

/** The pay of an hour, and what it rests on. */
function hourOf(
  country: Country,
  { pay, pay_period, hours_per_month }: OvertimeRequest,
  date: string,
): { readonly hour: Rational; readonly step: readonly Step[]; readonly used: Divisor | undefined } | Failure {
  if (pay_period === 'hour') return { hour: rational(pay), step: [], used: undefined };
  const used = hoursOfMonth(country, date, hours_per_month);
  if (used === undefined)
    return fail(
      'not_established',
      message('labour_hours_not_established', { country: countryTerm(country.code), day: date }),
    ).failure;
  const isWeek = pay_period === 'week';
  const month = isWeek ? divide(rational(pay), weekOfMonth) : rational(pay);
  const [ofMonth, divisor] = [month, used.divisor].map((value) => Number(toNumber(value).toFixed(2))) as [
    number,
    number,
  ];
  return {
    hour: divide(month, used.divisor),
    step: [
      ...(isWeek ? [{ text: message('labour_line_month_of_week', { pay }) }] : []),
      { text: message('labour_line_hour', { pay: ofMonth, divisor }) },
    ],
    used,
  };
}

/**
 * Pay for hours of overtime.
 *
 * @returns `not_established` where no good source states the premium
 */
export function overtime(
  reference: Reference,
  request: OvertimeRequest,
  { today }: Context,
): Outcome<UnsaidAnswer<OvertimeAnswer>> {
  const country = reference.countries.get(request.country)!;
  const { on = today, kind, hours } = request;
  const found = ruleOrNone(country, 'overtime', on);
  if ('failure' in found) return { ok: false, failure: found.failure };
  const place = { country: countryTerm(country.code), subject: nameOf('overtime') };
  if ('none' in found) return fail('not_established', message('labour_not_calculated', place));
  const { rule: own } = found;
  const { premiums, fixed_by: who } = own.fact;
  if (premiums === undefined)
    return fail(
      'not_established',
      who === undefined
        ? message('labour_not_calculated', place)
        : message('labour_no_number', { ...place, who: lawWord(who) }),
    );
  const grouped = premiums.every(({ category }) => category !== undefined);
  const group = groupOf(country, 'overtime', own.fact, request.category, grouped);
  if (isFailure(group)) return { ok: false, failure: group };
  const ofGroup = tiersOf(premiums, group.category);
  const ofKind = ofGroup.filter(({ when }) => when === kind);
  if (ofKind.length === 0)
    return fail(
      'not_established',
      message('labour_kind_of_overtime_not_established', {
        country: countryTerm(country.code),
        kinds: [...new Set(ofGroup.map(({ when }) => `\`${when}\``))],
      }),
    );
  const paid = hourOf(country, request, on);
  if ('code' in paid) return { ok: false, failure: paid };
  const slices = hoursByPremium(ofKind, hours);
  const steps = slices.map(({ hours: count, percent }): Step => {
    const factor = divide(add(ratio(100, 1), rational(percent)), ratio(100, 1));
    return {
      text: message('labour_line_overtime', { hours: toNumber(count), percent }),
      amount: multiply(multiply(count, paid.hour), factor),
    };
  });
  const premium = slices.reduce(
    (sum, { hours: count, percent }) =>
      add(sum, divide(multiply(multiply(count, paid.hour), rational(percent)), ratio(100, 1))),
    zero,
  );
  const over = limitsExceeded(country, on, own, group.category, hours);
  const facts = once([own, ...(paid.used?.law ?? []), ...over.law]);
  const notices: Message[] = [
    ...group.notices,
    ...(own.fact.base === undefined ? [] : [message('labour_base', { base: lawWord(own.fact.base) })]),
    ...lawNotes(...(own.fact.also ?? [])),
    ...(paid.used?.notices ?? []),
  ];
  return done({
    data: {
      ...answerOf(country, facts),
      ...linesOf([...paid.step, ...steps], country.currency),
      premium: linesOf([{ text: '', amount: premium }], country.currency).amount,
    },
    meta: labourMeta(facts, notices, over.notices),
    ignored: paid.used?.asked === undefined ? withoutEffect(request, ['hours_per_month']) : [],
    unsaid: true,
  });
}
