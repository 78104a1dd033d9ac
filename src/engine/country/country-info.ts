import type { CountryCode } from '../../contract/country-code';
import type { CountryInfo } from '../../contract/country-info';
import { done, type Outcome } from '../../contract/error';
import { type TaxType, taxTypes } from '../../contract/tax';
import { defined } from '../../defined';
import { type Message } from '../../language/message';
import { countryTerm } from '../../language/terms';
import type { Unsaid } from '../../language/unsaid';
import type { Reference } from '../../reference';
import type { Country } from '../../reference/schema';
import { taxYearOf } from '../../reference/tax-year';
import { metaOfRows, ofSet, together, truthOf } from '../../truth/evidence';
import type { Context, UnsaidAnswer } from '../answer';
import { plainQuestion } from '../calculate-tax';
import { regimeNotices } from '../law/evidence';
import { vatOn } from '../law/vat';
import { type GroupFacts, groupFacts } from './group-facts';
import { incomeGroup, pensionGroup, reliefNotices, scaleNotices } from './income-groups';
import { corporateGroup, gainsGroup, vatGroup, withholdingGroup } from './other-groups';
import { type RulesToday, rulesToday } from './rules-today';
import { answeredTaxTypes } from './tax-types';
import { type UsualRelief, usualRelief } from './usual-relief';
import { countryAsked } from './country-asked';

type Groups = Unsaid<Omit<CountryInfo, 'country' | 'tax_year' | 'last_updated'>>;

/** The groups of a country's information. Each is as old and as sure as its oldest and least sure fact. */
function groupsOf(
  { income, corporate, withholding, gains, vat }: RulesToday,
  relief: UsualRelief | undefined,
  facts: GroupFacts,
): Groups {
  const truth = (of: keyof GroupFacts) => truthOf(ofSet(facts[of])!);
  return defined({
    income_tax: relief && incomeGroup(income!, relief, truth('income')),
    corporate_tax: corporate && corporateGroup(corporate, truth('corporate')),
    pension: income && pensionGroup(income, truth('pension')),
    withholding_tax: withholding && withholdingGroup(withholding, truth('withholding')),
    capital_gains_tax: gains && gainsGroup(gains, truth('gains')),
    vat: vat && vatGroup(vat, truth('vat')),
  });
}

/** Why a type of tax has no answer, from its calculator. Without a type: why any type, or VAT, has none. */
function notAnswered(country: Country, type: TaxType | undefined, context: Context): Message[] {
  const asked = [
    ...(type === undefined ? taxTypes : [type]).map((each) => plainQuestion(country, each, context)),
    ...(type === undefined ? [vatOn(country, context.today)] : []),
  ];
  return asked.flatMap((found) => (found.ok ? [] : [found.failure.message]));
}

/** The relief of the income tax, where the tax can be computed. */
const reliefOf = ({ currency }: Country, { income }: RulesToday): UsualRelief | undefined =>
  income === undefined || income.regime.unusable !== undefined ? undefined : usualRelief(income, currency);

/** What a caller must know about the income tax of a country. */
function incomeNotices(country: Country, { income }: RulesToday, relief: UsualRelief | undefined): Message[] {
  if (income === undefined) return [];
  const { regime } = income;
  return [
    ...regimeNotices(country, regime),
    ...(relief === undefined ? [] : [...scaleNotices(country, regime), ...reliefNotices(relief)]),
  ];
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
): Outcome<UnsaidAnswer<CountryInfo>> {
  const recorded = countryAsked(reference, query.country);
  if (!recorded.ok) return recorded;
  const country = recorded.value;
  const { code, currency } = country;
  const { today } = context;
  const rules = rulesToday(country, query.type, today);
  const relief = reliefOf(country, rules);
  const factsByTax = groupFacts(country, rules, today);
  const facts = Object.values(factsByTax).flat();
  const newest = together(facts)?.as_of;
  return done({
    data: {
      country: { code, name: countryTerm(code), currency, tax_types: [...answeredTaxTypes(country, context).keys()] },
      ...groupsOf(rules, relief, factsByTax),
      tax_year: taxYearOf(country.tax_year, today).label,
      ...(newest == null ? undefined : { last_updated: `${newest}T00:00:00.000Z` }),
    },
    meta: metaOfRows(facts, [
      ...facts.flatMap(({ notices }) => notices),
      ...incomeNotices(country, rules, relief),
      ...notAnswered(country, query.type, context),
    ]),
    unsaid: true,
  });
}
