import { done, fail, type Outcome } from '../../contract/error';
import type { LeaveAnswer, LeaveRequest } from '../../contract/labour';
import { addDays } from '../../day';
import { message, type Message } from '../../language/message';
import { countryTerm, joined, lawNotes, lawWord } from '../../language/terms';
import type { Country, Reference } from '../../reference';
import type { RuleOf } from '../../reference/schema';
import type { Context, UnsaidAnswer } from '../answer';
import { divide, multiply, ratio, rational } from '../exact/rational';
import { answerOf, labourMeta, once } from './answer';
import { groupOf, isFailure, tiersOf } from './category';
import { type FoundFact, nameOf, ruleOrNone } from './fact-on';
import { linesOf, type Step } from './lines';
import { daysOfMonth, type Divisor } from './pay-of-time';
import { laterBy, notStarted, serviceOf, serviceShown } from './service';
import { withoutEffect } from './without-effect';

type LeaveRule = RuleOf<'annual_leave'>;

/** The days of leave of a year. */
interface Entitlement {
  readonly days: number;
  /** Days of a week that count as working days, where the law says so. */
  readonly daysPerWeek: number | undefined;
  readonly steps: readonly Step[];
}

/** The days of leave of a year after so many completed years of service, step by step; undefined where none is stated. */
export function leaveDays(
  { tiers = [], every, most_days: most, days_per_week }: LeaveRule,
  category: string | undefined,
  years: number,
): Entitlement | undefined {
  const tier = tiersOf(tiers, category)
    .filter(({ from_years }) => from_years <= years)
    .sort((a, b) => b.from_years - a.from_years)[0];
  if (tier === undefined) return undefined;
  const more = every === undefined ? 0 : Math.floor(years / every.years) * every.days;
  const all = tier.days + more;
  const days = Math.min(all, most ?? all);
  return {
    days,
    daysPerWeek: tier.days_per_week ?? days_per_week,
    steps: [
      { text: message('labour_line_leave', { days: tier.days, years: tier.from_years }) },
      ...(every === undefined || more === 0
        ? []
        : [{ text: message('labour_line_leave_more', { days: every.days, every: every.years, total: more }) }]),
      ...(days < all ? [{ text: message('labour_line_leave_most', { days }) }] : []),
    ],
  };
}

/** What days of leave are paid, what that rests on, and the detail of the question that it uses. */
interface PaidLeave {
  readonly steps: readonly Step[];
  readonly notices: readonly Message[];
  readonly facts: readonly FoundFact[];
  readonly asked?: Divisor['asked'];
}

/** What a question asks beyond the law: before the right begins, or for more days than a year gives. */
const beyondLaw = (
  { pay, leave_days: days }: LeaveRequest,
  all: number,
  on: string,
  dueFrom: string | undefined,
): Message[] => [
  ...(dueFrom === undefined || dueFrom <= on ? [] : [message('labour_leave_not_yet', { day: dueFrom })]),
  ...(pay === undefined || days === undefined || days <= all
    ? []
    : [message('labour_leave_more_than_year', { days, all })]),
];

/** Pay of days of leave. */
function payOfLeave(
  country: Country,
  rule: LeaveRule,
  request: LeaveRequest,
  date: string,
  { days: all, daysPerWeek }: Entitlement,
): PaidLeave {
  const { pay } = request;
  if (pay === undefined) return { steps: [], notices: [], facts: [] };
  const days = request.leave_days ?? all;
  const month = rational(pay);
  const { pay_fraction: fraction } = rule;
  const base = rule.pay === undefined ? [] : [message('labour_base', { base: lawWord(rule.pay) })];
  if (fraction !== undefined) {
    const { parts, of, for_days: paid = all } = fraction;
    const ofYear = divide(multiply(month, ratio(12 * parts, 1)), ratio(of, 1));
    return {
      steps: [
        {
          text: message('labour_line_leave_fraction', { days, paid, of }),
          amount: divide(multiply(ofYear, rational(days)), rational(paid)),
        },
      ],
      notices: base,
      facts: [],
    };
  }
  const { divisor, notices, law, asked } = daysOfMonth(country, date, rule.unit ?? 'calendar', request, {
    days_per_month: rule.days_per_month,
    days_per_week: daysPerWeek,
  });
  return {
    steps: [
      {
        text: message('labour_line_leave_pay', { days, pay, divisor: Number(divisor.n) / Number(divisor.d) }),
        amount: multiply(divide(month, divisor), rational(days)),
      },
    ],
    notices: [...base, ...notices],
    facts: law,
    asked,
  };
}

/** The group whose week has so many working days, where the question names no group. */
const groupOfWeek = ({ tiers = [] }: LeaveRule, { category, days_per_week: days }: LeaveRequest): string | undefined =>
  category ?? tiers.find((tier) => days !== undefined && tier.days_per_week === days)?.category;

/**
 * The paid annual leave of an employee.
 *
 * @returns `not_established` where no good source states it
 */
export function leave(
  reference: Reference,
  request: LeaveRequest,
  { today }: Context,
): Outcome<UnsaidAnswer<LeaveAnswer>> {
  const country = reference.countries.get(request.country)!;
  const { started, on = today } = request;
  const early = notStarted(request, today);
  if (early !== undefined) return { ok: false, failure: early };
  // On the day of an anniversary the year before it is complete.
  const service = serviceOf(started, addDays(on, -1));
  const found = ruleOrNone(country, 'annual_leave', on);
  if ('failure' in found) return { ok: false, failure: found.failure };
  const place = { country: countryTerm(country.code), subject: nameOf('annual_leave') };
  if ('none' in found || found.rule.fact.tiers === undefined)
    return fail('not_established', message('labour_not_calculated', place));
  const { rule: own } = found;
  const rule = own.fact;
  const grouped = rule.tiers!.every(({ category }) => category !== undefined);
  const asked = groupOfWeek(rule, request);
  const group = groupOf(country, 'annual_leave', rule, asked, grouped);
  if (isFailure(group)) return { ok: false, failure: group };
  const entitled = leaveDays(rule, group.category, service.years);
  if (entitled === undefined) return fail('not_established', message('labour_not_established', { ...place, day: on }));
  const paid = payOfLeave(country, rule, request, on, entitled);
  const dueFrom = rule.after_months === undefined ? undefined : laterBy(started, rule.after_months);
  const facts = once([own, ...paid.facts]);
  const used: readonly (string | undefined)[] = [
    paid.asked,
    ...(asked !== undefined && request.category === undefined ? ['days_per_week'] : []),
    ...(request.pay === undefined ? [] : ['leave_days']),
  ];
  const { lines, amount } = linesOf([...entitled.steps, ...paid.steps], country.currency);
  return done({
    data: {
      ...answerOf(country, facts),
      days: entitled.days,
      unit: rule.unit ?? null,
      due_from: dueFrom ?? null,
      amount: request.pay === undefined ? null : amount,
      lines,
      service: serviceShown(service),
    },
    meta: labourMeta(
      facts,
      [
        ...group.notices,
        ...(rule.also === undefined
          ? []
          : [message('labour_adult_assumed', { more: joined('joined_by_space', lawNotes(...rule.also)) })]),
        ...paid.notices,
      ],
      beyondLaw(request, entitled.days, on, dueFrom),
    ),
    ignored: withoutEffect(
      request,
      (['leave_days', 'days_per_month', 'days_per_week'] as const).filter((name) => !used.includes(name)),
    ),
    unsaid: true,
  });
}
