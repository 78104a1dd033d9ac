import type { Period } from '../../contract/tax';
import { addDays } from '../../day';
import { message, type Message, type Sentence } from '../../language/message';
import { countryTerm, lawText } from '../../language/terms';
import type { Country } from '../../reference/schema';
import type { LawUsed } from '../law/income-sources';
import { subjects } from '../law/subjects';
import type { IncomeLawAsked } from './income-law-asked';

/** The first day of a rule and that of the law that follows it. */
const changes = (from: string | null, to: string | null | undefined): string[] => [
  ...(from === null ? [] : [from]),
  ...(to == null ? [] : [addDays(to, 1)]),
];

/**
 * Says that income-tax law, or a contribution of the payslip, changes inside the tax year whose whole pay is taxed. One law
 * answers for the whole year: that of the day asked about.
 */
export function changeInYear(
  country: Country,
  { law: { regime }, year, date, currency }: IncomeLawAsked,
  period: Period,
  used: Pick<LawUsed, 'counts'>,
): Message[] {
  if (period !== 'annual') return [];
  const isInYear = (day: string): boolean => year.from < day && day <= year.to;
  const others = country.income.filter(
    (other) => other !== regime && (other.currency ?? country.currency) === currency,
  );
  const begins = new Set(others.flatMap((other) => changes(other.effective_from, other.effective_to)));
  const ofTax = changes(regime.effective_from, regime.effective_to).filter((day) => isInYear(day) && begins.has(day));
  const said = (subject: Sentence, day: string): Message =>
    message('law_changes_in_year', { country: countryTerm(country.code), subject, day, year: year.label, asked: date });
  // The shares of employee and employer often have one name.
  const ofContributions = new Map(
    country.contributions
      .filter((contribution) => used.counts(contribution))
      .flatMap(({ name, dated }) =>
        dated
          .flatMap(({ from, to }) => changes(from, to))
          .filter(isInYear)
          .map((day): [string, Message] => [`${name} ${day}`, said(lawText(name), day)]),
      ),
  );
  return [...ofTax.map((day) => said(subjects.income, day)), ...ofContributions.values()];
}
