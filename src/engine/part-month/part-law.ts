import { message, type Message, type Sentence } from '../../language/message';
import { countryTerm } from '../../language/terms';
import type { Country } from '../../reference/schema';
import { type DayAsked, lawEvidence, type LawEvidence } from '../law/evidence';
import type { IncomeLaw } from '../law/income-law';
import { subjects } from '../law/subjects';
import { haveAmounts } from './contribution-amounts';
import type { PaidPart } from './paid-part';

type Method = NonNullable<IncomeLaw['pay']>['accumulation'];

/** What becomes of the scale and the reliefs, as far as the relation of a month to the year says it. */
function byAccumulation(accumulation: Method, named: { readonly country: Sentence }): Message {
  switch (accumulation?.method) {
    case 'month_alone':
      return message('part_tax_month_alone');
    case 'cumulative':
      return message('part_tax_cumulative');
    default:
      return message('part_tax_assumed', named);
  }
}

/** What became of the amounts of the law, by its rules or as assumed. */
export function partNotices(country: Country, { rule, days, of }: PaidPart, law: IncomeLaw): Message[] {
  const { tax, contributions } = rule ?? {};
  const named = { country: countryTerm(country.code) };
  const part = { days, of };
  const ofTax =
    tax === undefined
      ? byAccumulation(law.pay?.accumulation, named)
      : tax.method === 'by_days'
        ? message('part_tax_by_days', part)
        : message('part_tax_whole_month');
  const ofContributions =
    contributions === undefined
      ? message('part_contributions_assumed', named)
      : contributions.method === 'by_days'
        ? message('part_contributions_by_days', part)
        : message('part_contributions_whole_month');
  return [ofTax, ...(haveAmounts(law) ? [ofContributions] : [])];
}

/** What the rules of a country for parts of months rest on. */
export function partEvidence(country: Country, { rule }: PaidPart, asked: DayAsked): LawEvidence[] {
  if (rule === undefined) return [];
  const { from, to, last_confirmed } = rule;
  return [rule.pay, rule.tax, rule.contributions].flatMap((fact) =>
    fact === undefined
      ? []
      : [
          lawEvidence(
            country,
            { effective_from: from, effective_to: to, last_confirmed, confidence: fact.confidence },
            asked,
            subjects.part_month,
            fact.sources,
          ),
        ],
  );
}
