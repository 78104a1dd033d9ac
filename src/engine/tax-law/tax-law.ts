import type { TaxLaw, TaxLawQuery } from '../../contract/law';
import { done, type Failure, type Outcome } from '../../contract/error';
import { defined } from '../../defined';
import { type Sentence } from '../../language/message';
import { isMessage } from '../../language/said';
import { countryTerm, lawNote } from '../../language/terms';
import type { Country, Reference } from '../../reference';
import { type Evidence, metaOf } from '../../truth/evidence';
import type { Context, UnsaidAnswer } from '../answer';
import { entryFor } from '../law/dated';
import { dayAsked, type When } from '../law/day-asked';
import { type DatedFact, lawEvidence } from '../law/evidence';
import {
  contributionsOn,
  currencyNotRecorded,
  incomeCurrencies,
  incomeLawFor,
  incomeYears,
  wagesOf,
} from '../law/in-force';
import { incomeSources } from '../law/income-sources';
import { subjects } from '../law/subjects';
import { asksOf } from './asks';
import type { LawOnDay } from './dates';
import { contributionLaw, incomeTaxLaw } from './income';
import { capitalGainsTaxLaw, corporateTaxLaw, withholdingTaxLaw } from './levies';
import { vatLaw } from './vat';
import { countryAsked } from '../country/country-asked';

/** The evidence for the recorded parts of a country's law, and why the other parts are missing. */
interface LawParts {
  readonly evidence: Evidence[];
  readonly missing: Failure[];
}

/** Income tax with its contributions; undefined if it is not recorded. */
function incomePart(day: LawOnDay, when: When, currency: string, { evidence, missing }: LawParts) {
  const { country, date } = day;
  const found = incomeLawFor(country, when, currency);
  if (!found.ok) {
    missing.push(found.failure);
    return undefined;
  }
  const { law } = found.value;
  evidence.push(lawEvidence(country, law.regime, day, subjects.income, incomeSources(law)));
  const contributions = law.contributions.map((each) => contributionLaw(country, each, law));
  const optional = contributionsOn(country, date, currency, false);
  const optionalWages = wagesOf(country, date, optional);
  return {
    income_tax: incomeTaxLaw(day, law),
    asks: asksOf(law),
    contributions: {
      employee: contributions.filter(({ payer }) => payer === 'employee'),
      employer: contributions.filter(({ payer }) => payer === 'employer'),
      optional: optional.map((each) => contributionLaw(country, each, { wages: optionalWages, pay: law.pay })),
    },
  };
}

/** The law of one other tax; undefined if it is not recorded. */
function partOf<Fact extends DatedFact & { readonly sources: readonly string[] }, Law>(
  day: LawOnDay,
  when: When,
  facts: readonly Fact[],
  subject: Sentence,
  describe: (day: LawOnDay, fact: Fact) => Law,
  { evidence, missing }: LawParts,
): Law | undefined {
  const found = entryFor(day.country, facts, when, subject);
  if (!found.ok) {
    missing.push(found.failure);
    return undefined;
  }
  const { fact } = found.value;
  evidence.push(lawEvidence(day.country, fact, day, subject, fact.sources));
  return describe(day, fact);
}

function lawOf(country: Country, query: TaxLawQuery, { today }: Context): Outcome<UnsaidAnswer<TaxLaw>> {
  const { tax_year, pay_date, currency = country.currency } = query;
  const currencies = incomeCurrencies(country);
  if (!currencies.includes(currency)) return currencyNotRecorded(country, currency);
  const when = { tax_year, pay_date, today };
  const asked = dayAsked(country, when);
  if (!asked.ok) return asked;
  const { year, date } = asked.value;
  const day: LawOnDay = { country, year, date };
  const parts: LawParts = { evidence: [], missing: [] };
  const income = incomePart(day, when, currency, parts);
  const others = {
    corporate_tax: partOf(day, when, country.corporate, subjects.corporate, corporateTaxLaw, parts),
    withholding_tax: partOf(day, when, country.withholding, subjects.withholding, withholdingTaxLaw, parts),
    capital_gains_tax: partOf(day, when, country.capital_gains, subjects.capital_gains, capitalGainsTaxLaw, parts),
    vat: partOf(day, when, country.vat, subjects.vat, vatLaw, parts),
  };
  const { evidence, missing } = parts;
  const laws = [income?.income_tax, ...Object.values(others)].filter((law) => law !== undefined);
  const [refusal] = missing;
  if (laws.length === 0 && refusal !== undefined) return { ok: false, failure: refusal };
  return done({
    data: {
      country: { code: country.code, name: countryTerm(country.code), currency: country.currency },
      tax_year: year.label,
      tax_year_from: year.from,
      tax_year_to: year.to,
      date,
      tax_years: incomeYears(country, currency, today),
      currencies,
      ...income,
      ...defined(others),
      not_recorded: missing.map((failure) => failure.message),
      upcoming: country.upcoming.map(lawNote),
      doubts: country.doubts.map(lawNote),
    },
    meta: metaOf(evidence, [
      ...laws.flatMap(({ notices }) => notices).filter(isMessage),
      ...missing.map((failure) => failure.message),
    ]),
    unsaid: true,
  });
}

/**
 * The law of a country in words and numbers, for a tax year, a day or today.
 *
 * @returns the recorded law; `invalid_tax_year` or `invalid_date` if nothing is recorded, `invalid_currency` if income
 *   tax is not recorded for the currency
 */
export function taxLaw(reference: Reference, query: TaxLawQuery, context: Context): Outcome<UnsaidAnswer<TaxLaw>> {
  const country = countryAsked(reference, query.country);
  return country.ok ? lawOf(country.value, query, context) : country;
}
