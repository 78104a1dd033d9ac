import type { Sentence } from '../../language/message';
import { say } from '../../language/say';
import { done, fail, type Outcome } from '../../contract/error';
import type { TaxLaw, TaxLawQuery } from '../../contract/law';
import type { Country, Reference } from '../../reference';
import type { Answer, Context } from '../answer';
import type { Shown } from './dates';
import { contributionLaw, incomeTaxLaw } from './income';
import { capitalGainsTaxLaw, corporateTaxLaw, withholdingTaxLaw } from './levies';
import { vatLaw } from './vat';
import { entryFor } from '../law/dated';
import { contributionsOn, dayAsked, incomeCurrencies, incomeLawFor, incomeYears } from '../law/in-force';
import { type Evidence, metaOf } from '../../truth/evidence';
import { type DatedFact, lawEvidence } from '../law/evidence';
import { incomeSources } from '../law/income-sources';

function lawOf(country: Country, query: TaxLawQuery, { today }: Context): Outcome<Answer<TaxLaw>> {
  const currency = query.currency ?? country.currency;
  const currencies = incomeCurrencies(country);
  if (!currencies.includes(currency))
    return fail(
      'invalid_currency',
      `Income tax of ${country.name} is recorded for pay in ${currencies.join(' and ')}, not in ${currency}.`,
    );
  const when = { tax_year: query.tax_year, pay_date: query.pay_date, today };
  const asked = dayAsked(country, when);
  if (!asked.ok) return asked;
  const { year, date } = asked.value;
  const shown: Shown = { country, year, date };
  const missing: Sentence[] = [];
  const evidence: Evidence[] = [];
  const part = <Fact extends DatedFact & { readonly sources: readonly string[] }, Law>(
    facts: readonly Fact[],
    what: string,
    show: (shown: Shown, fact: Fact) => Law,
  ): Law | undefined => {
    const found = entryFor(country, facts, when, what);
    if (!found.ok) {
      missing.push(found.failure.message);
      return undefined;
    }
    const { fact } = found.value;
    evidence.push(lawEvidence(country, fact, asked.value, what, fact.sources));
    return show(shown, fact);
  };
  const income = incomeLawFor(country, when, currency);
  if (!income.ok) missing.push(income.failure.message);
  else
    evidence.push(
      lawEvidence(country, income.value.law.regime, asked.value, 'income tax', incomeSources(income.value.law)),
    );
  const income_tax = income.ok ? incomeTaxLaw(shown, income.value.law.regime) : undefined;
  const contributions = income.ok ? income.value.law.contributions.map((found) => contributionLaw(country, found)) : [];
  const optional = contributionsOn(country, date, currency, false).map((found) => contributionLaw(country, found));
  const corporate_tax = part(country.corporate, 'corporate tax', corporateTaxLaw);
  const withholding_tax = part(country.withholding, 'withholding tax', withholdingTaxLaw);
  const capital_gains_tax = part(country.capital_gains, 'capital gains tax', capitalGainsTaxLaw);
  const vat = part(country.vat, 'VAT', vatLaw);
  const parts = [income_tax, corporate_tax, withholding_tax, capital_gains_tax, vat].filter((law) => law !== undefined);
  if (parts.length === 0 && !income.ok) return income;
  return done({
    data: {
      country: { code: country.code, name: country.name, currency: country.currency },
      tax_year: year.label,
      tax_year_from: year.from,
      tax_year_to: year.to,
      date,
      tax_years: incomeYears(country, currency, today),
      currencies,
      ...(income_tax && {
        income_tax,
        contributions: {
          employee: contributions.filter(({ payer }) => payer === 'employee'),
          employer: contributions.filter(({ payer }) => payer === 'employer'),
          optional,
        },
      }),
      ...(corporate_tax && { corporate_tax }),
      ...(withholding_tax && { withholding_tax }),
      ...(capital_gains_tax && { capital_gains_tax }),
      ...(vat && { vat }),
      not_recorded: missing.map((sentence) => say(sentence)),
      upcoming: [...country.upcoming],
      doubts: [...country.doubts],
    },
    meta: metaOf(evidence, [...parts.flatMap(({ notices }) => notices), ...missing]),
  });
}

/**
 * The law of a country in words and numbers, as of a tax year, a day or today.
 *
 * @returns what is recorded; `invalid_tax_year`, `invalid_date` where nothing is, `invalid_currency` where income tax
 *   is not recorded for the currency
 */
export function taxLaw(reference: Reference, query: TaxLawQuery, context: Context): Outcome<Answer<TaxLaw>> {
  const country = reference.countries.get(query.country);
  return country === undefined
    ? fail('invalid_country', `No law of ${query.country} is recorded.`)
    : lawOf(country, query, context);
}
