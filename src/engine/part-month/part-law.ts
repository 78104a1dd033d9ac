import { message, type Sentence } from '../../language/message';
import { countryTerm } from '../../language/terms';
import type { Country } from '../../reference/schema';
import { type DayAsked, lawEvidence, type LawEvidence } from '../law/evidence';
import { subjects } from '../law/subjects';
import type { PaidPart } from './paid-part';

/** What became of the amounts of the law, by its rules or as assumed. */
export function partNotices(country: Country, { rule, days, of }: PaidPart): Sentence[] {
  const { tax, contributions } = rule ?? {};
  const named = { country: countryTerm(country.code) };
  if (tax === undefined && contributions === undefined) return [message('part_law_assumed', named)];
  return [
    ...(tax === undefined
      ? [message('part_tax_assumed', named)]
      : tax.method === 'by_days'
        ? [message('part_tax_by_days', { days, of })]
        : [message('part_tax_whole_month')]),
    ...(contributions === undefined
      ? [message('part_contributions_assumed', named)]
      : contributions.method === 'by_days'
        ? [message('part_contributions_by_days', { days, of })]
        : [message('part_contributions_whole_month')]),
  ];
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
