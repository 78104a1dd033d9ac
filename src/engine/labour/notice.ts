import { done, fail, type Outcome } from '../../contract/error';
import type { NoticeAnswer, NoticeRequest } from '../../contract/labour';
import { addDays, lastDayOfMonth } from '../../day';
import { message, type Message } from '../../language/message';
import { countryTerm, lawNotes, lawWord } from '../../language/terms';
import type { Country, Reference } from '../../reference';
import type { RuleOf } from '../../reference/schema';
import { add, divide, multiply, rational, ratio } from '../exact/rational';
import type { UnsaidAnswer } from '../answer';
import { answerOf, labourMeta, once } from './answer';
import { groupOf, isFailure, tiersOf } from './category';
import { type FoundFact, nameOf, ruleOrNone } from './fact-on';
import { linesOf, type Step } from './lines';
import { daysOfMonth, type Divisor, weekOfMonth } from './pay-of-time';
import { laterBy, type Service, serviceOf, serviceShown } from './service';
import { withoutEffect } from './without-effect';
import { lengthInWords } from './words';

type Tier = NonNullable<RuleOf<'notice'>['tiers']>[number];

/** The notice of a tier: its length, and the days that years of service add. */
interface NoticeLength {
  readonly months: number;
  readonly weeks: number;
  readonly days: number;
}

/** Is a service long enough for a tier? */
const isReached = ({ from_months: from, longer }: Tier, { allMonths, days }: Service): boolean =>
  longer === true && allMonths === from ? days > 0 : allMonths >= from;

/** The tier that counts for a service; undefined where none does. */
const noticeTier = (tiers: readonly Tier[], service: Service): Tier | undefined =>
  tiers
    .filter((tier) => isReached(tier, service))
    .reduce<Tier | undefined>(
      (last, tier) => (last === undefined || tier.from_months >= last.from_months ? tier : last),
      undefined,
    );

const yearsAfter = ({ from_months }: Tier, { allMonths }: Service): number =>
  Math.floor((allMonths - from_months) / 12);

/** The length of the notice for a service. */
const noticeLength = (tier: Tier, service: Service): NoticeLength => ({
  months: tier.months ?? 0,
  weeks: tier.weeks ?? 0,
  days: (tier.days ?? 0) + (tier.more_days_each_year ?? 0) * yearsAfter(tier, service),
});

/** The whole notice in words, such as a month and three days. */
function wholeLength({ months, weeks, days }: NoticeLength, unit: RuleOf<'notice'>['unit']): Message {
  const parts = [...(months > 0 ? [{ months }] : []), ...(weeks > 0 ? [{ weeks }] : [])];
  const rest = days > 0 || parts.length === 0 ? [{ days }] : [];
  return message('labour_length', { parts: [...parts, ...rest].map((part) => lengthInWords(part, unit)) });
}

function stepsOf(tier: Tier, unit: RuleOf<'notice'>['unit'], service: Service): Step[] {
  const { from_months: months, longer, more_days_each_year: more = 0, ...length } = tier;
  const years = yearsAfter(tier, service);
  return [
    {
      text: message(longer === true ? 'labour_line_notice_longer' : 'labour_line_notice', {
        length: lengthInWords(length, unit),
        months,
      }),
    },
    ...(more > 0 && years > 0 ? [{ text: message('labour_line_notice_more', { days: more * years, years }) }] : []),
  ];
}

/** Pay instead of notice, and what it rests on. */
function payInstead(
  country: Country,
  request: NoticeRequest,
  { months, weeks, days }: NoticeLength,
  unit: 'working' | 'calendar',
): {
  readonly steps: readonly Step[];
  readonly notices: readonly Message[];
  readonly facts: readonly FoundFact[];
  readonly asked?: Divisor['asked'];
} {
  if (request.pay === undefined) return { steps: [], notices: [], facts: [] };
  const month = rational(request.pay);
  const divisor = days > 0 ? daysOfMonth(country, request.ends, unit, request) : undefined;
  const ofDays = divisor === undefined ? ratio(0, 1) : multiply(rational(days), divide(month, divisor.divisor));
  const amount = add(
    add(multiply(month, rational(months)), multiply(multiply(month, weekOfMonth), rational(weeks))),
    ofDays,
  );
  return {
    steps: [{ text: message('labour_line_notice_pay'), amount }],
    notices: [...(weeks > 0 ? [message('labour_week_assumed')] : []), ...(divisor?.notices ?? [])],
    facts: divisor?.law ?? [],
    asked: divisor?.asked,
  };
}

/** The day after which a notice runs: that on which it was given, or the last of its pay period, taken to be a month. */
const runsAfter = (rule: RuleOf<'notice'> | undefined, given: string): string =>
  rule?.runs_from === 'next_pay_period' ? lastDayOfMonth(given.slice(0, 7)) : given;

/** The last day of a notice in months, weeks and calendar days from the day after `from`. */
const lastDay = (from: string, { months, weeks, days }: NoticeLength): string =>
  addDays(laterBy(from, months), weeks * 7 + days);

/**
 * The notice that an employer gives.
 *
 * @returns `not_established` where no good source states it
 */
export function notice(reference: Reference, request: NoticeRequest): Outcome<UnsaidAnswer<NoticeAnswer>> {
  const country = reference.countries.get(request.country)!;
  const { started, ends } = request;
  if (ends < started) return fail('invalid_date', message('labour_ends_before', { field: 'ends' }));
  const service = serviceOf(started, ends);
  const found = ruleOrNone(country, 'notice', ends);
  if ('failure' in found) return { ok: false, failure: found.failure };
  const rule = 'none' in found ? undefined : found.rule.fact;
  const place = { country: countryTerm(country.code), subject: nameOf('notice') };
  if (rule !== undefined && rule.tiers === undefined)
    return fail('not_established', message('labour_no_number', { ...place, who: lawWord(rule.fixed_by ?? '') }));
  const tiers = rule?.tiers ?? [];
  const group = groupOf(
    country,
    'notice',
    rule ?? {},
    request.category,
    tiers.every(({ category }) => category !== undefined),
  );
  if (isFailure(group)) return { ok: false, failure: group };
  const tier = noticeTier(tiersOf(tiers, group.category), service) ?? noticeTier(tiersOf(tiers, undefined), service);
  if (tier === undefined && rule !== undefined)
    return fail('not_established', message('labour_service_without_rule', { country: countryTerm(country.code) }));
  const length = tier === undefined ? { months: 0, weeks: 0, days: 0 } : noticeLength(tier, service);
  const unit = rule?.unit ?? 'calendar';
  const paid = payInstead(country, request, length, unit);
  const steps: readonly Step[] = [
    ...(tier === undefined
      ? [{ text: message('labour_line_none', { subject: nameOf('notice') }) }]
      : stepsOf(tier, rule?.unit, service)),
    ...paid.steps,
  ];
  const facts = once(['none' in found ? found.none : found.rule, ...paid.facts]);
  const { lines, amount } = linesOf(steps, country.currency);
  return done({
    data: {
      ...answerOf(country, facts),
      ...length,
      unit,
      length: wholeLength(length, rule?.unit),
      last_day: unit === 'working' && length.days > 0 ? null : lastDay(runsAfter(rule, ends), length),
      amount: request.pay === undefined ? null : amount,
      lines,
      service: serviceShown(service),
    },
    meta: labourMeta(facts, [...group.notices, ...lawNotes(...(rule?.also ?? [])), ...paid.notices]),
    ignored: withoutEffect(
      request,
      (['days_per_month', 'days_per_week'] as const).filter((name) => name !== paid.asked),
    ),
    unsaid: true,
  });
}
