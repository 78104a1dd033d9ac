import { message, type Message } from '../../language/message';
import { lawTextIfAny } from '../../language/terms';
import type { Country, RuleOf } from '../../reference/schema';
import { type FoundFact, type FoundRule, nameOf, ruleOrNone } from './fact-on';

type OvertimeRule = RuleOf<'overtime'>;
type Limit = NonNullable<OvertimeRule['limits']>[number];
type Period = Limit['per'];

/** The most days that a period has. */
const daysOf = {
  day: 1,
  week: 7,
  fortnight: 14,
  four_weeks: 28,
  month: 31,
  quarter: 92,
  year: 366,
} as const satisfies Readonly<Record<Period, number>>;

/** The time whose hours a question states. */
type Asked = NonNullable<OvertimeRule['per']>;

/** The normal hours of a period by law; undefined where they are not established. */
function normalHours({ day, week }: Pick<RuleOf<'hours'>, 'day' | 'week'>, per: Period): number | undefined {
  if (per === 'day') return day;
  const weeks = { week: 1, fortnight: 2, four_weeks: 4, month: 52 / 12, quarter: 13, year: 52 }[per];
  return week === undefined ? undefined : week * weeks;
}

/** The limits of all work in the law of hours. */
const limitsOfHours = ({ most_in_day: day, most_in_week: week }: RuleOf<'hours'>): Limit[] => [
  ...(day === undefined ? [] : [{ hours: day, per: 'day', counts: 'all' } as const]),
  ...(week === undefined ? [] : [{ hours: week, per: 'week', counts: 'all' } as const]),
];

/** Do hours of overtime exceed a limit, however they are spread over the days of the time asked about? */
function exceeds(
  hours: number,
  asked: Asked,
  { hours: most, per, counts }: Limit,
  normal: number | undefined,
): boolean {
  if (counts === 'all' && normal === undefined) return false;
  const allowed = counts === 'all' ? Math.max(0, most - normal!) : most;
  return hours > allowed * Math.max(1, daysOf[asked] / daysOf[per]);
}

/** A limit that is exceeded, as a notice that names it and its article. */
function overLimit(
  hours: number,
  asked: Asked,
  { hours: limit, per, counts }: Limit,
  { kind, fact }: FoundFact,
): Message {
  const values = {
    hours,
    limit,
    per: message(`labour_per_${per}`),
    asked: message(`labour_one_${asked}`),
    article: lawTextIfAny(fact.article) ?? nameOf(kind),
  };
  return counts === 'all' ? message('labour_over_limit_all', values) : message('labour_over_limit', values);
}

/**
 * The limits of the law that hours of overtime exceed.
 *
 * @param category the group of the employee: normal hours are known of the usual one only
 * @returns a notice for each limit, and the laws that state them
 */
export function limitsExceeded(
  country: Country,
  date: string,
  own: FoundRule<'overtime'>,
  category: string | undefined,
  hours: number,
): { readonly notices: readonly Message[]; readonly law: readonly FoundFact[] } {
  const { per: asked = 'week', limits = [], usual_category: usual } = own.fact;
  const found = ruleOrNone(country, 'hours', date);
  const ofHours = 'rule' in found ? found.rule : undefined;
  const stated = [
    ...limits.map((limit) => ({ limit, law: own as FoundFact })),
    ...(ofHours === undefined
      ? []
      : limitsOfHours(ofHours.fact).map((limit) => ({ limit, law: ofHours as FoundFact }))),
  ].filter(
    ({ limit }, i, all) =>
      all.findIndex(({ limit: { per, counts } }) => per === limit.per && counts === limit.counts) === i,
  );
  const exceeded = stated.filter(({ limit }) =>
    exceeds(hours, asked, limit, category === usual ? normalHours(ofHours?.fact ?? {}, limit.per) : undefined),
  );
  return {
    notices: exceeded.map(({ limit, law }) => overLimit(hours, asked, limit, law)),
    law: exceeded.map(({ law }) => law),
  };
}
