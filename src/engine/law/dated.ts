import { fail, type Outcome, done } from '../../contract/error';
import type { Country } from '../../reference/schema';
import { type TaxYear, taxYearOf } from '../../reference/tax-year';
import type { DatedFact } from './evidence';
import { message, type Sentence } from '../../language/message';
import { countryTerm } from '../../language/terms';
import { coveredYears, notRecorded } from './covered-years';
import { dayAsked, type When } from './day-asked';

/**
 * The start of a rule. If it is not established, the rule counts from the tax year in which a source is known to state
 * it.
 */
const startOf = (country: Country, fact: DatedFact): string => {
  if (fact.effective_from !== null) return fact.effective_from;
  const confirmed = fact.stated_from ?? fact.last_confirmed;
  const stated = fact.effective_to != null && fact.effective_to < confirmed ? fact.effective_to : confirmed;
  return taxYearOf(country.tax_year, stated).from;
};

/** The newest entry in force on a day; undefined if there is none. */
export const entryOn = <Fact extends DatedFact>(
  country: Country,
  facts: readonly Fact[],
  date: string,
): Fact | undefined =>
  facts
    .filter((fact) => startOf(country, fact) <= date && (fact.effective_to == null || date <= fact.effective_to))
    .sort((a, b) => (startOf(country, a) < startOf(country, b) ? 1 : -1))[0];

/**
 * The rule that answers a question about a tax year or a day.
 *
 * @param subject its name in a refusal: `corporate tax`
 */
export function entryFor<Fact extends DatedFact>(
  country: Country,
  facts: readonly Fact[],
  when: When,
  subject: Sentence,
): Outcome<{ readonly fact: Fact; readonly year: TaxYear; readonly date: string }> {
  if (facts.length === 0)
    return fail('invalid_tax_type', message('law_not_established', { country: countryTerm(country.code), subject }));
  const asked = dayAsked(country, when);
  if (!asked.ok) return asked;
  const { year, date } = asked.value;
  const fact = entryOn(country, facts, date);
  const spans = facts.map((entry) => ({ from: startOf(country, entry), to: entry.effective_to ?? null }));
  const years = coveredYears(country, spans, when.today);
  if (fact !== undefined && (when.tax_year === undefined || years.includes(year.label)))
    return done({ fact, year, date });
  return notRecorded(country, subject, when, year, years, spans);
}
