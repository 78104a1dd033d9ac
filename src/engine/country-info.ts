import type { CountryCode } from '../contract/country-code';
import type { CountryInfo, CountryList } from '../contract/country-info';
import { done, fail, type Outcome } from '../contract/error';
import type { TaxType } from '../contract/tax';
import type { Reference } from '../reference';
import type { Band, Contribution, ContributionRule, Country, Formula, IncomeRegime, VatRegime } from '../reference/schema';
import { taxYearOf } from '../reference/tax-year';
import { gainInWords } from '../reference/words';
import type { Answer, Context } from './answer';
import { entryOn } from './law/dated';
import { incomeLawFor } from './law/in-force';
import type { ContributionInForce, IncomeLaw } from './law/income';
import { type Evidence, metaOf, metaOfRows, together, truthOf } from '../truth/evidence';
import { incomeSources } from './law/income-sources';
import { type DatedFact, lawEvidence, type LawEvidence, regimeNotices, type Sources } from './truth';

/** The income-tax law in force today, where it can be computed. */
function incomeToday(country: Country, today: string): IncomeLaw | undefined {
  const found = incomeLawFor(country, { today }, country.currency);
  return found.ok ? found.value.law : undefined;
}

const hasRates = (rates: Readonly<Record<string, number | undefined>>): boolean => Object.values(rates).some((rate) => rate !== undefined);

/** Tax types that can be computed for a country today, each with the rules that it is computed from. */
function taxTypesOf(country: Country, today: string): ReadonlyMap<TaxType, Evidence> {
  const asked = { year: taxYearOf(country.tax_year, today), date: today };
  const income = incomeToday(country, today);
  const corporate = entryOn(country, country.corporate, today);
  const withholding = entryOn(country, country.withholding, today);
  const gains = entryOn(country, country.capital_gains, today);
  const types = new Map<TaxType, Evidence>();
  const add = (type: TaxType, fact: DatedFact, sources: Sources) => types.set(type, lawEvidence(country, fact, asked, type, sources));
  if (income !== undefined && income.regime.unusable === undefined) add('income', income.regime, incomeSources(income));
  if (corporate !== undefined) add('corporate', corporate, corporate.sources);
  if (withholding !== undefined && (hasRates(withholding.resident) || hasRates(withholding.non_resident))) add('withholding', withholding, withholding.sources);
  if (gains !== undefined && (gains.individual ?? gains.company) !== undefined) add('capital_gains', gains, gains.sources);
  return types;
}

/** The 54 countries with what can be computed for each. */
export function countryList(reference: Reference, { today }: Context): Answer<CountryList> {
  const rows = [...reference.countries.values()]
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map((country) => {
      const types = taxTypesOf(country, today);
      const evidence = together([...types.values()])!;
      const row = { code: country.code, name: country.name, currency: country.currency, tax_types: [...types.keys()], tax_year: taxYearOf(country.tax_year, today).label, ...truthOf(evidence) };
      return { row, evidence };
    });
  const countries = rows.map(({ row }) => row);
  return { data: { countries, count: countries.length }, meta: metaOfRows(rows.map(({ evidence }) => evidence), ['Each row is as old and as sure as the least of the rules that its tax types rest on.']) };
}

const shown = (bands: readonly Band[]) => bands.map(({ from, to, rate }) => ({ from, to, rate }));

/** Fixed amounts a year and percentages of pay that a relief gives at its face, before caps. */
function faceOf(formula: Formula, yearly: number): { readonly consolidated: number; readonly percentage_of_gross: number } {
  if (typeof formula === 'number') return { consolidated: formula * yearly, percentage_of_gross: 0 };
  if (typeof formula === 'string') return { consolidated: 0, percentage_of_gross: 0 };
  if ('percent' in formula) return { consolidated: 0, percentage_of_gross: typeof formula.percent === 'number' ? formula.percent : 0 };
  if ('sum' in formula) return formula.sum.map((part) => faceOf(part, yearly)).reduce(added);
  if ('lower_of' in formula) return faceOf(formula.lower_of[0]!, yearly);
  if ('higher_of' in formula) return faceOf(formula.higher_of[0]!, yearly);
  if ('cases' in formula) return faceOf(formula.cases[formula.cases.length - 1]!.then, yearly);
  return { consolidated: 0, percentage_of_gross: 0 };
}

const added = (a: ReturnType<typeof faceOf>, b: ReturnType<typeof faceOf>) => ({ consolidated: a.consolidated + b.consolidated, percentage_of_gross: a.percentage_of_gross + b.percentage_of_gross });

const reliefOf = (regime: IncomeRegime) => regime.deductions.map(({ formula, basis }) => faceOf(formula, basis === 'monthly' ? 12 : 1)).reduce(added, { consolidated: 0, percentage_of_gross: 0 });

/** The rate of a contribution's first charged band, and the pay above which nothing more is charged. */
export function contributionRate(rule: ContributionRule): { readonly rate: number | null; readonly ceiling: number | null } {
  const charged = rule.bands?.filter(({ rate }) => rate > 0) ?? [];
  const last = rule.bands?.[rule.bands.length - 1];
  const ceiling = typeof rule.base_ceiling === 'number' ? rule.base_ceiling : (last?.to ?? null);
  return { rate: charged[0]?.rate ?? null, ceiling };
}

const exactSum = (rates: readonly number[]): number => Number(rates.reduce((sum, rate) => sum + rate, 0).toFixed(6));

/** Rates of the pension schemes of both payers, where a country has any. */
function pensionOf(contributions: readonly ContributionInForce[], truth: ReturnType<typeof truthOf>): CountryInfo['pension'] {
  const pensions = contributions.filter(({ contribution }) => contribution.kind === 'pension');
  if (pensions.length === 0) return undefined;
  const of = (payer: Contribution['payer']) => exactSum(pensions.filter(({ contribution }) => contribution.payer === payer).map(({ rule }) => contributionRate(rule).rate ?? 0));
  return { employee_rate: of('employee'), employer_rate: of('employer'), mandatory: pensions.some(({ contribution }) => contribution.mandatory), ...truth };
}

/** Names of the groups that were asked for and are not recorded. */
const notEstablished = (found: Readonly<Record<'income' | 'corporate' | 'withholding' | 'gains' | 'vat', unknown>>, type: TaxType | undefined): string[] =>
  (
    [
      ['income', 'income', 'income tax'],
      ['corporate', 'corporate', 'corporate tax'],
      ['withholding', 'withholding', 'withholding tax'],
      ['gains', 'capital_gains', 'capital gains tax'],
      ['vat', undefined, 'VAT'],
    ] as const
  )
    .filter(([group, of]) => found[group] === undefined && (type === undefined || type === of))
    .map(([, , what]) => what);

/**
 * What is recorded of a country's tax law today.
 *
 * @param query `type` leaves only the groups of that type: income → income_tax and pension, corporate → corporate_tax, withholding → withholding_tax, capital_gains → capital_gains_tax
 */
export function countryInfo(reference: Reference, query: { readonly country: CountryCode; readonly type?: TaxType | undefined }, { today }: Context): Outcome<Answer<CountryInfo>> {
  const country = reference.countries.get(query.country);
  if (country === undefined) return fail('invalid_country', `No law of ${query.country} is recorded.`);
  const wanted = (type: TaxType): boolean => query.type === undefined || query.type === type;
  const year = taxYearOf(country.tax_year, today);
  const income = wanted('income') ? incomeToday(country, today) : undefined;
  const corporate = wanted('corporate') ? entryOn(country, country.corporate, today) : undefined;
  const withholding = wanted('withholding') ? entryOn(country, country.withholding, today) : undefined;
  const gains = wanted('capital_gains') ? entryOn(country, country.capital_gains, today) : undefined;
  const vat = query.type === undefined ? entryOn(country, country.vat, today) : undefined;

  const facts: LawEvidence[] = [];
  /** What a group says of its own age, noted for the whole. */
  const dated = (fact: DatedFact, what: string, sources: Sources) => {
    const evidence = lawEvidence(country, fact, { year, date: today }, what, sources);
    facts.push(evidence);
    return truthOf(evidence);
  };
  const truth = {
    income: income && dated(income.regime, 'income tax', incomeSources(income)),
    corporate: corporate && dated(corporate, 'corporate tax', corporate.sources),
    withholding: withholding && dated(withholding, 'withholding tax', withholding.sources),
    gains: gains && dated(gains, 'capital gains tax', gains.sources),
    vat: vat && dated(vat, vat.name, vat.sources),
  };
  const newest = together(facts)?.as_of;
  const unusable = income?.regime.unusable;
  return done({
    data: {
      country: { code: country.code, name: country.name, currency: country.currency },
      ...(income !== undefined && unusable === undefined
        ? {
            income_tax: {
              brackets: shown(income.regime.bands.brackets ?? income.regime.bands.tables![0]!.brackets),
              period: income.regime.bands.basis,
              relief: reliefOf(income.regime),
              ...(income.regime.name === undefined ? undefined : { name: income.regime.name }),
              contributions: income.contributions.map(({ contribution: { id, name, payer, kind }, rule }) => ({ id, name, payer, kind, ...contributionRate(rule), period: rule.basis })),
              ...truth.income!,
            },
          }
        : undefined),
      ...(corporate === undefined
        ? undefined
        : {
            corporate_tax: {
              standard_rate: corporate.rate,
              ...(corporate.small_company === undefined
                ? undefined
                : { small_company_rate: corporate.small_company.rate ?? corporate.small_company.bands![0]!.rate, small_company_threshold: corporate.small_company.threshold }),
              ...(corporate.bands === undefined ? undefined : { brackets: shown(corporate.bands) }),
              ...(corporate.minimum_tax === undefined ? undefined : { minimum_tax: corporate.minimum_tax.rule }),
              sector_rates: corporate.sector_rates.map(({ sector, rate }) => ({ sector, rate })),
              ...truth.corporate!,
            },
          }),
      ...(income === undefined ? undefined : { pension: pensionOf(income.contributions, truth.income!) }),
      ...(withholding === undefined ? undefined : { withholding_tax: { resident: recorded(withholding.resident), non_resident: recorded(withholding.non_resident), ...truth.withholding! } }),
      ...(gains === undefined ? undefined : { capital_gains_tax: { individual: gains.individual && gainInWords(gains.individual), company: gains.company && gainInWords(gains.company), ...truth.gains! } }),
      ...(vat === undefined
        ? undefined
        : {
            vat: {
              name: vat.name,
              standard_rate: vat.standard ?? null,
              reduced_rates: vat.reduced.map(({ rate }) => rate),
              categories: categoriesOf(vat),
              ...truth.vat!,
            },
          }),
      tax_year: year.label,
      ...(newest == null ? undefined : { last_updated: `${newest}T00:00:00.000Z` }),
    },
    meta: metaOf(facts, [
      ...facts.flatMap(({ notices }) => notices),
      ...(income === undefined ? [] : regimeNotices(country, income.regime)),
      ...(unusable === undefined ? [] : [`Income tax is not computed: ${unusable}`]),
      ...notEstablished({ income, corporate, withholding, gains, vat }, query.type).map((what) => `No ${what} rules of ${country.name} could be established.`),
    ]),
  });
}

const recorded = (rates: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(Object.entries(rates).filter((entry): entry is [string, number] => entry[1] !== undefined));

/** How each recorded VAT category is treated, with its rate in percent. */
function categoriesOf(vat: VatRegime): Record<string, { treatment: string; rate: number }> {
  const found: Record<string, { treatment: string; rate: number }> = {};
  for (const [category, treatment] of Object.entries(vat.categories)) {
    if (treatment !== undefined) found[category] = { treatment: treatment.treatment, rate: treatment.rate ?? (treatment.treatment === 'standard' ? (vat.standard ?? 0) : 0) };
  }
  return found;
}
