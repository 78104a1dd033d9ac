import type { Period } from '../../contract/tax';
import { addDays } from '../../day';
import { message, type Message } from '../../language/message';
import { countryTerm } from '../../language/terms';
import type { Country, IncomeRegime } from '../../reference/schema';
import { subjects } from '../law/subjects';
import type { IncomeLawAsked } from './income-law-asked';

/** The first days of a regime and of the law that follows it. */
const changes = ({ effective_from, effective_to }: IncomeRegime): string[] => [
  ...(effective_from === null ? [] : [effective_from]),
  ...(effective_to === null ? [] : [addDays(effective_to, 1)]),
];

/**
 * Says that income-tax law changes inside the tax year whose whole pay is taxed. One law answers for the whole year:
 * that of the day asked about.
 */
export function changeInYear(
  country: Country,
  { law: { regime }, year, date, currency }: IncomeLawAsked,
  period: Period,
): Message[] {
  if (period !== 'annual') return [];
  const others = country.income.filter(
    (other) => other !== regime && (other.currency ?? country.currency) === currency,
  );
  const begins = new Set(others.flatMap(changes));
  return changes(regime)
    .filter((day) => year.from < day && day <= year.to && begins.has(day))
    .map((day) =>
      message('law_changes_in_year', {
        country: countryTerm(country.code),
        subject: subjects.income,
        day,
        year: year.label,
        asked: date,
      }),
    );
}
