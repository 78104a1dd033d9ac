import { amountOfPartWords, dayCountWords } from '../../src/contract/words/worked';
import { inSentence } from '../../src/contract/words/in-sentence';
import type { IncomeLaw } from '../../src/engine/law/income-law';
import { haveAmounts } from '../../src/engine/part-month/contribution-amounts';
import type { Country, PartMonth } from '../../src/reference/schema';

type Rule = NonNullable<PartMonth['tax']>;

/** Where a rule comes from, and how sure it is: `Law 91 of 2005, confidence medium`. */
const evidenceOf = ({ article, confidence }: Pick<Rule, 'article' | 'confidence'>): string =>
  [...(article === undefined ? [] : [article]), `confidence ${confidence}`].join(', ');

const byRule = (rule: Rule): string => `${inSentence(amountOfPartWords[rule.method].label)} (${evidenceOf(rule)})`;

/** What the tax of a part of a month is where no rule for parts is recorded. */
const byAccumulation: Readonly<Record<string, string>> = {
  month_alone: 'the scale of a whole month, because the law taxes each month by itself',
  cumulative: 'that of the year so far',
};

/** What becomes of monthly limits of contributions in weekly pay. */
const shortPeriodWords = {
  share_of_year: 'limits are shares of those of a year',
  month_so_far: 'limits are those of the month so far',
} as const;

/** How a part of a month is paid, taxed and charged, in one sentence. What is not established is said. */
export function partMonthInWords({ part_month: [rule] = [] }: Country, law: IncomeLaw): string {
  const unknown = 'those of a whole month (assumed: no rule is recorded)';
  const ofPay =
    rule?.pay === undefined
      ? 'calendar days (assumed: no rule is recorded)'
      : `${inSentence(dayCountWords[rule.pay.days].label)} (${evidenceOf(rule.pay)})`;
  const ofTax =
    rule?.tax === undefined ? (byAccumulation[law.pay?.accumulation?.method ?? ''] ?? unknown) : byRule(rule.tax);
  const ofContributions = rule?.contributions === undefined ? unknown : byRule(rule.contributions);
  const daily =
    rule?.days_of_year === undefined
      ? []
      : [`a day of pay is 1/${rule.days_of_year.days} of a year (${evidenceOf(rule.days_of_year)})`];
  const shorter = (rule?.short_periods ?? []).map(
    (each) => `weekly pay: ${shortPeriodWords[each.method]} for ${each.contributions.join(', ')} (${evidenceOf(each)})`,
  );
  return [
    `the pay is counted by ${ofPay}`,
    `scale and reliefs: ${ofTax}`,
    ...(!haveAmounts(law) ? [] : [`floors and ceilings of contributions: ${ofContributions}`]),
    ...daily,
    ...shorter,
  ].join('; ');
}
