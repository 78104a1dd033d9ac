import type { CountryCode } from '../../contract/country-code';
import type { CountryInfo } from '../../contract/country-info';
import { done, fail, type Outcome } from '../../contract/error';
import { type TaxType, taxTypes } from '../../contract/tax';
import { defined } from '../../defined';
import { message, type Sentence } from '../../language/message';
import type { Reference } from '../../reference';
import type { Country } from '../../reference/schema';
import { taxYearOf } from '../../reference/tax-year';
import { metaOf, together, truthOf } from '../../truth/evidence';
import type { Answer, Context } from '../answer';
import { plainQuestion } from '../calculate-tax';
import { incomeEvidence } from '../income/income-law-asked';
import { type DatedFact, lawEvidence, type LawEvidence, regimeNotices, type Sources } from '../law/evidence';
import { subjects } from '../law/subjects';
import { vatOn } from '../law/vat';
import { incomeGroup, pensionGroup, scaleNotices } from './income-groups';
import { corporateGroup, gainsGroup, vatGroup, withholdingGroup } from './other-groups';
import { type RulesToday, rulesToday } from './rules-today';
import { answeredTaxTypes } from './tax-types';

type Groups = Omit<CountryInfo, 'country' | 'tax_year' | 'last_updated'>;

/** The groups of a country's information, each with its own date and confidence, and the facts behind them. */
function groupsOf(
  country: Country,
  { income, corporate, withholding, gains, vat }: RulesToday,
  today: string,
): { readonly groups: Groups; readonly facts: readonly LawEvidence[] } {
  const facts: LawEvidence[] = [];
  const asked = { year: taxYearOf(country.tax_year, today), date: today };
  const restOn = (evidence: LawEvidence) => {
    facts.push(evidence);
    return truthOf(evidence);
  };
  const truth = (fact: DatedFact, subject: Sentence, sources: Sources) =>
    restOn(lawEvidence(country, fact, asked, subject, sources));
  const { currency } = country;
  const incomeTruth = income && restOn(incomeEvidence(country, { ...asked, law: income, currency }));
  const isComputed = income !== undefined && income.regime.unusable === undefined;
  const groups = {
    income_tax: isComputed ? incomeGroup(income, incomeTruth!) : undefined,
    corporate_tax: corporate && corporateGroup(corporate, truth(corporate, subjects.corporate, corporate.sources)),
    pension: income && pensionGroup(income, incomeTruth!),
    withholding_tax:
      withholding && withholdingGroup(withholding, truth(withholding, subjects.withholding, withholding.sources)),
    capital_gains_tax: gains && gainsGroup(gains, truth(gains, subjects.capital_gains, gains.sources)),
    vat: vat && vatGroup(vat, truth(vat, vat.name, vat.sources)),
  };
  return { groups: defined(groups), facts };
}

/** Why a type of tax has no answer, from its calculator. Without a type: why any type, or VAT, has none. */
function notAnswered(country: Country, type: TaxType | undefined, context: Context): Sentence[] {
  const asked = [
    ...(type === undefined ? taxTypes : [type]).map((each) => plainQuestion(country, each, context)),
    ...(type === undefined ? [vatOn(country, context.today)] : []),
  ];
  return asked.flatMap((found) => (found.ok ? [] : [found.failure.message]));
}

/** What a caller must know about the income tax of a country. */
function incomeNotices(country: Country, { income }: RulesToday): Sentence[] {
  if (income === undefined) return [];
  const { regime } = income;
  return [...regimeNotices(country, regime), ...(regime.unusable === undefined ? scaleNotices(country, regime) : [])];
}

/**
 * The recorded tax law of a country today.
 *
 * @param query `type` keeps only the groups of that type: income → income_tax and pension, corporate → corporate_tax,
 *   withholding → withholding_tax, capital_gains → capital_gains_tax
 */
export function countryInfo(
  reference: Reference,
  query: { readonly country: CountryCode; readonly type?: TaxType | undefined },
  context: Context,
): Outcome<Answer<CountryInfo>> {
  const country = reference.countries.get(query.country);
  if (country === undefined)
    return fail('invalid_country', message('country_law_not_recorded', { country: query.country }));
  const { code, name, currency } = country;
  const { today } = context;
  const rules = rulesToday(country, query.type, today);
  const { groups, facts } = groupsOf(country, rules, today);
  const newest = together(facts)?.as_of;
  return done({
    data: {
      country: { code, name, currency, tax_types: [...answeredTaxTypes(country, context).keys()] },
      ...groups,
      tax_year: taxYearOf(country.tax_year, today).label,
      ...(newest == null ? undefined : { last_updated: `${newest}T00:00:00.000Z` }),
    },
    meta: metaOf(facts, [
      ...facts.flatMap(({ notices }) => notices),
      ...incomeNotices(country, rules),
      ...notAnswered(country, query.type, context),
    ]),
  });
}
