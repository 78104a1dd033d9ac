import type { LabourKind } from '../../contract/words/labour';
import { message, type Message } from '../../language/message';
import { lawNote, lawWord } from '../../language/terms';
import type { LabourFact, RuleOf } from '../../reference/schema';
import { nameOf } from './fact-on';

interface Length {
  readonly days?: number | undefined;
  readonly weeks?: number | undefined;
  readonly months?: number | undefined;
}
type Unit = 'working' | 'calendar' | undefined;

const daysIn = (count: number, unit: Unit): Message =>
  unit === 'working'
    ? message('labour_working_days', { count })
    : unit === 'calendar'
      ? message('labour_calendar_days', { count })
      : message('labour_days', { count });

/** A length of time in words. */
export function lengthInWords({ months, weeks, days }: Length, unit?: Unit): Message {
  if (months !== undefined) return message('labour_months', { count: months });
  if (weeks !== undefined) return message('labour_weeks', { count: weeks });
  return daysIn(days ?? 0, unit);
}

/** A sentence where the law states the figure. */
const where = <Value>(value: Value | undefined, sentence: (value: Value) => Message): Message[] =>
  value === undefined ? [] : [sentence(value)];

const groupIn = (group: string | undefined): Message | string =>
  group === undefined ? '' : message('labour_words_group', { group: lawWord(group) });

const nameIn = (categories: Readonly<Record<string, string>> | undefined, category: string | undefined) =>
  groupIn(category === undefined ? undefined : (categories?.[category] ?? category));

const after = (months: number | undefined) =>
  where(months, (value) => message('labour_words_after', { months: value }));
const fixedBy = (who: string | undefined) =>
  where(who, (value) => message('labour_words_fixed_by', { who: lawWord(value) }));
const base = (text: string | undefined) =>
  where(text, (value) => message('labour_words_base', { base: lawWord(value) }));
const also = (sentences: readonly string[] | undefined): readonly Message[] => (sentences ?? []).map(lawNote);

const hours = (rule: RuleOf<'hours'>): Message[] => [
  ...where(rule.week, (count) => message('labour_words_week', { count })),
  ...where(rule.day, (count) => message('labour_words_day', { count })),
  ...where(rule.year, (count) => message('labour_words_year', { count })),
  ...where(rule.most_in_week, (count) => message('labour_words_most_week', { count })),
  ...where(rule.most_in_day, (count) => message('labour_words_most_day', { count })),
  ...where(rule.weekly_rest, (count) => message('labour_words_rest', { count })),
  ...Object.entries(rule.sectors ?? {}).map(([sector, count]) =>
    message('labour_words_sector', {
      sector: lawWord(sector),
      count,
    }),
  ),
  ...where(rule.agriculture_year, (count) => message('labour_words_agriculture', { count })),
  ...fixedBy(rule.fixed_by),
];

const overtime = (rule: RuleOf<'overtime'>): Message[] => [
  ...(rule.premiums ?? []).flatMap(({ when, category, from_hour, percent }): Message[] => {
    const group = category === undefined ? [] : [groupIn(rule.categories?.[category] ?? category)];
    const premium =
      from_hour === undefined || rule.per === undefined
        ? message('labour_words_premium', { when: message(`labour_when_${when}`), percent })
        : message('labour_words_premium_from', {
            when: message(`labour_when_${when}`),
            percent,
            hours: from_hour,
            per: message(`labour_within_${rule.per}`),
          });
    return group.length === 0 ? [premium] : [message('labour_words_in_group', { group: group[0]!, sentence: premium })];
  }),
  ...fixedBy(rule.fixed_by),
  ...(rule.limits ?? []).map(({ hours: count, per, counts }) =>
    counts === 'all'
      ? message('labour_words_limit_all', { hours: count, per: message(`labour_per_${per}`) })
      : message('labour_words_limit_overtime', { hours: count, per: message(`labour_per_${per}`) }),
  ),
  ...base(rule.base),
];

const night = (rule: RuleOf<'night_work'>): Message[] => [
  ...(rule.from === undefined || rule.to === undefined
    ? []
    : [message('labour_words_between', { from: rule.from, to: rule.to })]),
  ...where(rule.percent, (percent) => message('labour_words_percent', { percent })),
  ...fixedBy(rule.fixed_by),
];

const restDay = (rule: RuleOf<'rest_day_work'>): Message[] => [
  ...where(rule.percent, (percent) => message('labour_words_percent', { percent })),
  ...where(rule.night_percent, (percent) => message('labour_words_night_percent', { percent })),
  ...where(rule.rest_hours, (count) => message('labour_words_rest', { count })),
];

const holiday = (rule: RuleOf<'public_holiday'>): Message[] => [
  ...where(rule.paid, (paid) => message(paid ? 'labour_words_paid' : 'labour_words_unpaid')),
  ...where(rule.percent, (percent) => message('labour_words_percent', { percent })),
  ...where(rule.overtime_percent, (percent) => message('labour_words_overtime_percent', { percent })),
  ...where(rule.days, (count) => message('labour_words_number_of_days', { count })),
];

const leave = (rule: RuleOf<'annual_leave'>): Message[] => [
  ...(rule.tiers ?? []).map(({ from_years: years, category, days }) =>
    message('labour_words_leave', {
      group: nameIn(rule.categories, category),
      length: daysIn(days, rule.unit),
      years,
    }),
  ),
  ...where(rule.every, ({ years, days }) => message('labour_words_leave_every', { days, every: years })),
  ...where(rule.most_days, (count) => message('labour_words_most_days', { count })),
  ...where(rule.per_month, (days) => message('labour_words_per_month', { days })),
  ...after(rule.after_months),
  ...where(rule.pay, (pay) => message('labour_words_pay', { pay: lawWord(pay) })),
  ...where(rule.pay_fraction, ({ parts, of, for_days: days }) =>
    days === undefined
      ? message('labour_words_pay_fraction', { parts, of })
      : message('labour_words_pay_fraction_days', { parts, of, days }),
  ),
  ...where(rule.days_per_month, (count) => message('labour_words_divisor_days', { count })),
  ...where(rule.days_per_week, (count) => message('labour_words_days_per_week', { count })),
];

const sick = (rule: RuleOf<'sick_leave'>): Message[] => [
  ...(rule.steps ?? []).map(({ percent, payer: _, from_months: from, ...length }) => {
    const words = lengthInWords(length);
    const step =
      percent === undefined
        ? message('labour_words_step_unpaid', { length: words })
        : message('labour_words_step', { length: words, percent });
    return from === undefined ? step : message('labour_words_step_from', { months: from, step });
  }),
  ...[...new Set((rule.steps ?? []).flatMap(({ payer }) => payer ?? []))].map((payer) =>
    message('labour_words_payer', { payer: lawWord(payer) }),
  ),
  ...where(rule.per, (per) => message('labour_words_per', { per: lawWord(per) })),
  ...after(rule.after_months),
];

const parent = (rule: RuleOf<'maternity'>): Message[] => [
  ...((rule.days ?? rule.weeks ?? rule.months) === undefined
    ? []
    : [message('labour_words_length', { length: lengthInWords(rule, rule.unit) })]),
  ...where(rule.weeks_before, (count) => message('labour_words_before', { count })),
  ...where(rule.percent, (percent) => message('labour_words_paid_percent', { percent })),
  ...where(rule.payer, (payer) => message('labour_words_payer', { payer: lawWord(payer) })),
  ...after(rule.after_months),
];

const notice = (rule: RuleOf<'notice'>): Message[] => [
  ...(rule.tiers ?? []).flatMap(({ from_months: months, longer, category, more_days_each_year: more, ...length }) => [
    message(longer === true ? 'labour_words_notice_longer' : 'labour_words_notice', {
      group: nameIn(rule.categories, category),
      length: lengthInWords(length, rule.unit),
      months,
    }),
    ...where(more, (days) => message('labour_words_more_each_year', { days })),
  ]),
  ...fixedBy(rule.fixed_by),
];

const probation = (rule: RuleOf<'probation'>): Message[] => [
  ...rule.longest.map(({ group, ...length }) =>
    message('labour_words_longest', { group: groupIn(group), length: lengthInWords(length) }),
  ),
  ...where(rule.renewals, (count) => message('labour_words_renewals', { count })),
  ...where(rule.notice_days, (days) => message('labour_words_notice_days', { length: lengthInWords({ days }) })),
];

type ServiceRule = RuleOf<'severance'>;

/** What a tier pays for each year or month. */
function rateInWords({ percent, hours: count, ...length }: NonNullable<ServiceRule['tiers']>[number]): Message {
  if (percent !== undefined) return message('labour_words_rate_percent', { rate: percent });
  if (count !== undefined) return message('labour_hours_count', { count });
  return lengthInWords(length);
}

const partWords = {
  not: message('labour_words_part_not'),
  months: message('labour_words_part_months'),
  days: message('labour_words_part_days'),
  whole: message('labour_words_part_whole'),
} as const satisfies Readonly<Record<NonNullable<ServiceRule['part_year']>, Message>>;

const tierWords = {
  year: 'labour_words_tier_year',
  month: 'labour_words_tier_month',
  all: 'labour_words_tier_all',
} as const satisfies Readonly<Record<NonNullable<ServiceRule['per']>, string>>;

const servicePay = (rule: ServiceRule): Message[] => [
  ...where(rule.same_as, (kind) => message('labour_words_same_as', { kind: nameOf(kind) })),
  ...(rule.tiers ?? []).map((tier) =>
    message(tierWords[rule.per ?? 'year'], {
      group: nameIn(rule.categories, tier.category),
      rate: rateInWords(tier),
      years: tier.from_years,
    }),
  ),
  ...where(rule.part_year, (part) =>
    rule.whole_from_months === undefined
      ? partWords[part]
      : message('labour_words_part_whole_from', { months: rule.whole_from_months }),
  ),
  ...where(rule.plus_months, (months) => message('labour_words_plus', { length: lengthInWords({ months }) })),
  ...where(rule.plus_days, (days) => message('labour_words_plus', { length: lengthInWords({ days }) })),
  ...where(rule.percent_of_contract, (percent) => message('labour_words_contract', { percent })),
  ...after(rule.after_months),
  ...where(rule.most_years, (count) => message('labour_words_most_years', { count })),
  ...where(rule.most_months, (count) => message('labour_words_most_months', { count })),
  ...where(rule.days_per_month, (count) => message('labour_words_divisor_days', { count })),
  ...base(rule.base),
  ...where(rule.due_on, (when) => message('labour_due_on', { when: lawWord(when) })),
  ...where(rule.not_due, (when) => message('labour_not_due', { when: lawWord(when) })),
  ...fixedBy(rule.fixed_by),
];

const seniority = (rule: RuleOf<'seniority_bonus'>): Message[] => [
  ...rule.tiers.map(({ from_years: years, percent }) => message('labour_words_seniority', { percent, years })),
  ...base(rule.base),
];

const thirteenth = (rule: RuleOf<'thirteenth_month'>): Message[] => [
  message('labour_words_thirteenth', { count: rule.months }),
  ...where(rule.name, (name) => message('labour_words_named', { name: lawWord(name) })),
  ...where(rule.of, (text) => message('labour_words_of', { base: lawWord(text) })),
  ...where(rule.paid, (when) => message('labour_words_paid_when', { when: lawWord(when) })),
];

const divisor = (rule: RuleOf<'hourly_divisor'>): Message[] => [
  ...where(rule.hours_per_month, (count) => message('labour_words_divisor_hours', { count })),
  ...where(rule.days_per_month, (count) => message('labour_words_divisor_days', { count })),
];

const wordsOf: { readonly [Kind in LabourKind]: (rule: RuleOf<Kind>) => Message[] } = {
  hours,
  overtime,
  night_work: night,
  rest_day_work: restDay,
  public_holiday: holiday,
  annual_leave: leave,
  sick_leave: sick,
  maternity: parent,
  paternity: parent,
  notice,
  probation,
  severance: servicePay,
  redundancy: servicePay,
  gratuity: servicePay,
  retirement: servicePay,
  seniority_bonus: seniority,
  thirteenth_month: thirteenth,
  hourly_divisor: divisor,
};

/** A fact of labour law in sentences. */
export function ruleInWords(kind: LabourKind, fact: LabourFact): readonly Message[] {
  if ('none' in fact) return [message('labour_words_none', { subject: nameOf(kind) })];
  // Each fact stands under its own kind, which the compiler does not see here.
  const words = wordsOf[kind] as (rule: LabourFact) => Message[];
  return [...words(fact), ...also(fact.also)];
}
