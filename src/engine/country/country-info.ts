import type { Sentence } from '../../language/message';
import type { CountryCode } from '../../contract/country-code';
import type { CountryInfo, CountryList } from '../../contract/country-info';
import { done, fail, type Outcome } from '../../contract/error';
import { type TaxType, taxTypes } from '../../contract/tax';
import type { Reference } from '../../reference';
import type {
  Band,
  Contribution,
  CorporateRegime,
  Country,
  Formula,
  IncomeRegime,
  VatRegime,
} from '../../reference/schema';
import { taxYearOf } from '../../reference/tax-year';
import { basisInWords, gainInWords, numberInWords } from '../../reference/words';
import type { Answer, Context } from '../answer';
import { plainQuestion } from '../calculate-tax';
import { standardCorporateRates } from '../levy/standard-corporate-rates';
import { contributionRate } from '../law/contribution-rate';
import { entryOn } from '../law/dated';
import { incomeLawFor } from '../law/in-force';
import type { ContributionInForce, IncomeLaw } from '../law/income-law';
import { standardRateOf, treatmentsOf, vatOn } from '../law/vat';
import { onceAWorld } from './once-a-world';
import { type Evidence, metaOf, metaOfRows, together, truthOf } from '../../truth/evidence';
import { incomeSources } from '../law/income-sources';
import { type DatedFact, lawEvidence, type LawEvidence, regimeNotices, type Sources } from '../law/evidence';

/** The income-tax law in force today, where it can be computed. */
function incomeToday(country: Country, today: string): IncomeLaw | undefined {
  const found = incomeLawFor(country, { today }, country.currency);
  return found.ok ? found.value.law : undefined;
}

/**
 * The types of tax that a country's calculators answer today when a request states what it must and no more, each with
 * the facts that the answer rests on.
 */
const taxTypesOf = (country: Country, context: Context): ReadonlyMap<TaxType, Evidence> =>
  new Map(
    taxTypes.flatMap((type) => {
      const found = plainQuestion(country, type, context);
      return found.ok ? [[type, found.value] as const] : [];
    }),
  );

/** The 54 countries with what can be computed for each. */
export const countryList = onceAWorld((reference, context): Answer<CountryList> => {
  const rows = [...reference.countries.values()]
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map((country) => {
      const types = taxTypesOf(country, context);
      const evidence = together([...types.values()])!;
      const row = {
        code: country.code,
        name: country.name,
        currency: country.currency,
        tax_types: [...types.keys()],
        tax_year: taxYearOf(country.tax_year, context.today).label,
        ...truthOf(evidence),
      };
      return { row, evidence };
    });
  const countries = rows.map(({ row }) => row);
  return {
    data: { countries, count: countries.length },
    meta: metaOfRows(
      rows.map(({ evidence }) => evidence),
      ['Each row is as old and as sure as the least of the rules that its tax types rest on.'],
    ),
  };
});

const shown = (bands: readonly Band[]) => bands.map(({ from, to, rate }) => ({ from, to, rate }));

/** Fixed amounts a year and percentages of pay that a relief gives at its face, before caps. */
function faceOf(
  formula: Formula,
  yearly: number,
): { readonly consolidated: number; readonly percentage_of_gross: number } {
  if (typeof formula === 'number') return { consolidated: formula * yearly, percentage_of_gross: 0 };
  if (typeof formula === 'string') return { consolidated: 0, percentage_of_gross: 0 };
  if ('percent' in formula)
    return { consolidated: 0, percentage_of_gross: typeof formula.percent === 'number' ? formula.percent : 0 };
  if ('sum' in formula) return formula.sum.map((part) => faceOf(part, yearly)).reduce(added);
  if ('lower_of' in formula) return faceOf(formula.lower_of[0]!, yearly);
  if ('higher_of' in formula) return faceOf(formula.higher_of[0]!, yearly);
  if ('cases' in formula) return faceOf(formula.cases[formula.cases.length - 1]!.then, yearly);
  return { consolidated: 0, percentage_of_gross: 0 };
}

const added = (a: ReturnType<typeof faceOf>, b: ReturnType<typeof faceOf>) => ({
  consolidated: a.consolidated + b.consolidated,
  percentage_of_gross: a.percentage_of_gross + b.percentage_of_gross,
});

const reliefOf = (regime: IncomeRegime) =>
  regime.deductions
    .map(({ formula, basis }) => faceOf(formula, basis === 'monthly' ? 12 : 1))
    .reduce(added, { consolidated: 0, percentage_of_gross: 0 });

const exactSum = (rates: readonly number[]): number => Number(rates.reduce((sum, rate) => sum + rate, 0).toFixed(6));

/** Rates of the pension schemes of both payers, where a country has any. */
function pensionOf(
  contributions: readonly ContributionInForce[],
  truth: ReturnType<typeof truthOf>,
): CountryInfo['pension'] {
  const pensions = contributions.filter(({ contribution }) => contribution.kind === 'pension');
  if (pensions.length === 0) return undefined;
  const of = (payer: Contribution['payer']) =>
    exactSum(
      pensions
        .filter(({ contribution }) => contribution.payer === payer)
        .map(({ rule }) => contributionRate(rule).rate ?? 0),
    );
  return {
    employee_rate: of('employee'),
    employer_rate: of('employer'),
    mandatory: pensions.some(({ contribution }) => contribution.mandatory),
    ...truth,
  };
}

/**
 * Why what was asked for has no answer: for each type of tax as its calculator says it, and for VAT as its own does.
 */
function notAnswered(country: Country, type: TaxType | undefined, context: Context): Sentence[] {
  const asked = [
    ...(type === undefined ? taxTypes : [type]).map((each) => plainQuestion(country, each, context)),
    ...(type === undefined ? [vatOn(country, context.today)] : []),
  ];
  return asked.flatMap((found) => (found.ok ? [] : [found.failure.message]));
}

/** The scale of the income tax; of several, in which the size of the income chooses, all of them and the first. */
function scaleOf({ bands }: IncomeRegime): Pick<NonNullable<CountryInfo['income_tax']>, 'brackets' | 'tables'> {
  const { brackets, tables = [] } = bands;
  if (brackets !== undefined) return { brackets: shown(brackets) };
  return {
    brackets: shown(tables[0]!.brackets),
    tables: tables.map((table) => ({ up_to: table.up_to, brackets: shown(table.brackets) })),
  };
}

/** A rule, where it states anything. */
const notEmpty = <Rule>(rule: Rule | undefined, statedBy: (rule: Rule) => readonly unknown[]): Rule | undefined =>
  rule !== undefined && statedBy(rule).some((stated) => stated !== undefined) ? rule : undefined;

/** Which of several scales the first brackets are. */
function scaleNotices(country: Country, { bands, currency }: IncomeRegime): string[] {
  const [first, ...others] = bands.tables ?? [];
  if (first?.up_to == null) return [];
  const limit = `${currency ?? country.currency} ${numberInWords(first.up_to)} ${basisInWords(bands.basis)}`;
  return [
    `The size of the taxable income chooses one of ${others.length + 1} scales: \`brackets\` is the first, for up to ${limit}. \`tables\` has all of them.`,
  ];
}

function smallCompanyOf({ small_company }: CorporateRegime) {
  if (small_company === undefined) return undefined;
  return {
    small_company_rate: small_company.rate ?? small_company.bands![0]!.rate,
    small_company_threshold: small_company.threshold,
  };
}

/** Standard rate, what is charged beside it, and what both come to. */
const corporateOf = (regime: CorporateRegime) => ({
  standard_rate: regime.rate,
  ...standardCorporateRates(regime),
  ...smallCompanyOf(regime),
  ...(regime.bands === undefined ? undefined : { brackets: shown(regime.bands) }),
  ...(regime.minimum_tax === undefined ? undefined : { minimum_tax: regime.minimum_tax.rule }),
  sector_rates: regime.sector_rates.map(({ sector, rate }) => ({ sector, rate })),
});

const vatInfoOf = (regime: VatRegime) => ({
  name: regime.name,
  ...standardRateOf(regime),
  reduced_rates: regime.reduced.map(({ rate }) => rate),
  categories: Object.fromEntries(
    treatmentsOf(regime).map(({ category, treatment, rate }) => [category, { treatment, rate }]),
  ),
});

/**
 * What is recorded of a country's tax law today.
 *
 * @param query `type` leaves only the groups of that type: income → income_tax and pension, corporate → corporate_tax,
 *   withholding → withholding_tax, capital_gains → capital_gains_tax
 */
export function countryInfo(
  reference: Reference,
  query: { readonly country: CountryCode; readonly type?: TaxType | undefined },
  context: Context,
): Outcome<Answer<CountryInfo>> {
  const country = reference.countries.get(query.country);
  if (country === undefined) return fail('invalid_country', `No law of ${query.country} is recorded.`);
  const { today } = context;
  const wanted = (type: TaxType): boolean => query.type === undefined || query.type === type;
  const year = taxYearOf(country.tax_year, today);
  const income = wanted('income') ? incomeToday(country, today) : undefined;
  const corporate = wanted('corporate') ? entryOn(country, country.corporate, today) : undefined;
  const withholding = wanted('withholding')
    ? notEmpty(entryOn(country, country.withholding, today), ({ resident, non_resident }) => [
        ...Object.values(resident),
        ...Object.values(non_resident),
      ])
    : undefined;
  const gains = wanted('capital_gains')
    ? notEmpty(entryOn(country, country.capital_gains, today), ({ individual, company }) => [individual, company])
    : undefined;
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
      country: {
        code: country.code,
        name: country.name,
        currency: country.currency,
        tax_types: [...taxTypesOf(country, context).keys()],
      },
      ...(income !== undefined && unusable === undefined
        ? {
            income_tax: {
              ...scaleOf(income.regime),
              period: income.regime.bands.basis,
              relief: reliefOf(income.regime),
              ...(income.regime.name === undefined ? undefined : { name: income.regime.name }),
              contributions: income.contributions.map(({ contribution: { id, name, payer, kind }, rule }) => ({
                id,
                name,
                payer,
                kind,
                ...contributionRate(rule),
                period: rule.basis,
              })),
              ...truth.income!,
            },
          }
        : undefined),
      ...(corporate === undefined ? undefined : { corporate_tax: { ...corporateOf(corporate), ...truth.corporate! } }),
      ...(income === undefined ? undefined : { pension: pensionOf(income.contributions, truth.income!) }),
      ...(withholding === undefined
        ? undefined
        : {
            withholding_tax: {
              resident: recorded(withholding.resident),
              non_resident: recorded(withholding.non_resident),
              ...truth.withholding!,
            },
          }),
      ...(gains === undefined
        ? undefined
        : {
            capital_gains_tax: {
              individual: gains.individual && gainInWords(gains.individual),
              company: gains.company && gainInWords(gains.company),
              ...truth.gains!,
            },
          }),
      ...(vat === undefined ? undefined : { vat: { ...vatInfoOf(vat), ...truth.vat! } }),
      tax_year: year.label,
      ...(newest == null ? undefined : { last_updated: `${newest}T00:00:00.000Z` }),
    },
    meta: metaOf(facts, [
      ...facts.flatMap(({ notices }) => notices),
      ...(income === undefined ? [] : regimeNotices(country, income.regime)),
      ...(income === undefined || unusable !== undefined ? [] : scaleNotices(country, income.regime)),
      ...notAnswered(country, query.type, context),
    ]),
  });
}

const recorded = (rates: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(Object.entries(rates).filter((entry): entry is [string, number] => entry[1] !== undefined));
