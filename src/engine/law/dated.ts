import { fail, type Outcome, done } from '../../contract/error';
import type { Country } from '../../reference/schema';
import { type TaxYear, taxYearOf } from '../../reference/tax-year';
import type { DatedFact } from './evidence';
import { coveredYears, dayAsked, notRecorded, type When } from './in-force';

/** Where the start of a rule is not established, it counts from the tax year in which a source is known to state it. */
const startOf = (country: Country, fact: DatedFact): string => {
  if (fact.effective_from !== null) return fact.effective_from;
  const confirmed = fact.stated_from ?? fact.last_confirmed;
  const stated = fact.effective_to != null && fact.effective_to < confirmed ? fact.effective_to : confirmed;
  return taxYearOf(country.tax_year, stated).from;
};

/** The entry in force on a day, newest first; undefined where none is. */
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
 * @param what the subject, as it appears in the message: `corporate tax`
 */
export function entryFor<Fact extends DatedFact>(
  country: Country,
  facts: readonly Fact[],
  when: When,
  what: string,
): Outcome<{ readonly fact: Fact; readonly year: TaxYear; readonly date: string }> {
  if (facts.length === 0) return fail('invalid_tax_type', `No ${what} rules of ${country.name} could be established.`);
  const asked = dayAsked(country, when);
  if (!asked.ok) return asked;
  const { year, date } = asked.value;
  const fact = entryOn(country, facts, date);
  const spans = facts.map((entry) => ({ from: startOf(country, entry), to: entry.effective_to ?? null }));
  const years = coveredYears(country, spans, when.today);
  if (fact !== undefined && (when.tax_year === undefined || years.includes(year.label)))
    return done({ fact, year, date });
  return notRecorded(country, what, when, year, years, spans);
}
