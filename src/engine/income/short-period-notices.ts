import type { Period } from '../../contract/tax';
import { message, type Message } from '../../language/message';
import { countryTerm, lawText } from '../../language/terms';
import { ruleOn } from '../../reference/rule-on';
import type { Contribution, Country } from '../../reference/schema';
import { toNumber } from '../exact/rational';
import type { LawUsed } from '../law/income-sources';
import { hasAmounts } from '../part-month/contribution-amounts';
import type { IncomeLawAsked } from './income-law-asked';
import type { PayTime } from './pay-time';

const namesOf = (contributions: readonly Contribution[]): Message[] =>
  [...new Set(contributions.map(({ name }) => name))].map(lawText);

/**
 * Says what becomes of limits and fixed amounts that the law states by month, where pay is for a week or a day: each
 * bears its share of those of a year, by a recorded rule or as assumed.
 */
export function shortPeriodNotices(
  country: Country,
  { law, date }: Pick<IncomeLawAsked, 'law' | 'date'>,
  period: Period,
  { periods }: PayTime,
  used: Pick<LawUsed, 'counts'>,
): Message[] {
  if (period === 'monthly' || period === 'annual') return [];
  const limited = law.contributions
    .filter(({ contribution, rule }) => rule.basis === 'monthly' && hasAmounts(rule) && used.counts(contribution))
    .map(({ contribution }) => contribution);
  const rules = ruleOn(country.part_month ?? [], date)?.short_periods ?? [];
  const methodOf = ({ id }: Contribution) => rules.find(({ contributions }) => contributions.includes(id))?.method;
  const by = (method: ReturnType<typeof methodOf>): Contribution[] =>
    limited.filter((contribution) => methodOf(contribution) === method);
  const values = { country: countryTerm(country.code), count: toNumber(periods) };
  const [assumed, together] = [by(undefined), by('month_so_far')];
  return [
    ...(assumed.length === 0 ? [] : [message('short_period_limits_assumed', values)]),
    ...(together.length === 0
      ? []
      : [message('short_period_month_so_far', { ...values, contributions: namesOf(together) })]),
  ];
}
