import { done, fail, type Outcome } from '../../contract/error';
import { message } from '../../language/message';
import { countryTerm } from '../../language/terms';
import { oncePer } from '../../once';
import { ruleOn } from '../../reference/rule-on';
import { parseTaxYear, type TaxYear, taxYearOf } from '../../reference/tax-year';
import type { Contribution, Country, IncomeRegime } from '../../reference/schema';
import type { Span } from '../../reference/span';
import { type Wages, wagesOn } from '../../reference/wages';
import { coveredYears, notRecorded } from './covered-years';
import { dayAsked, type When } from './day-asked';
import type { ContributionInForce, IncomeLaw } from './income-law';
import { subjects } from './subjects';

const includes = ({ from, to }: Span, date: string): boolean =>
  from !== null && from <= date && (to === null || date <= to);

const startOf = (country: Country, { effective_from, effective_to, tax_year }: IncomeRegime): string | null =>
  effective_from ?? (effective_to === null ? null : (parseTaxYear(country.tax_year, tax_year)?.from ?? null));

/** Income-tax regimes of a country for pay in a currency, with the span of each. */
const regimesIn = (country: Country, currency: string) =>
  country.income
    .filter((regime) => (regime.currency ?? country.currency) === currency)
    .map((regime) => ({ regime, span: { from: startOf(country, regime), to: regime.effective_to } }));

/** Currencies of pay for which a country's income tax is recorded. */
export const incomeCurrencies = (country: Country): string[] => [
  ...new Set(country.income.map((regime) => regime.currency ?? country.currency)),
];

/** The refusal for pay in a currency in which income tax is not recorded for the country. */
export const currencyNotRecorded = (country: Country, currency: string) =>
  fail(
    'invalid_currency',
    message('income_currency_not_recorded', {
      country: countryTerm(country.code),
      currencies: incomeCurrencies(country),
      currency,
    }),
  );

/** Tax years of a country for which income tax can be computed. */
export const incomeYears = (country: Country, currency: string, today: string): string[] =>
  coveredYears(
    country,
    regimesIn(country, currency).map(({ regime, span }) => ({ ...span, label: regime.tax_year })),
    today,
  );

/** The contributions for pay in a currency, whatever the day: the mandatory ones, or those not charged by default. */
export const contributionsFor = (country: Country, currency: string, mandatory = true): Contribution[] =>
  country.contributions.filter(
    (contribution) => contribution.mandatory === mandatory && (contribution.currency ?? currency) === currency,
  );

/** Their rules in force on a day. */
export function contributionsOn(
  country: Country,
  date: string,
  currency: string,
  mandatory = true,
): ContributionInForce[] {
  return contributionsFor(country, currency, mandatory).flatMap((contribution) => {
    const rule = ruleOn(contribution.dated, date);
    return rule === undefined ? [] : [{ contribution, rule }];
  });
}

const lawsOf = oncePer((_: IncomeRegime): IncomeLaw[] => []);

const sameRules = (some: readonly ContributionInForce[], others: readonly ContributionInForce[]): boolean =>
  some.length === others.length && some.every(({ rule }, i) => rule === others[i]!.rule);

const sameWages = (some: Wages, others: Wages): boolean =>
  some.size === others.size && [...some].every(([id, { amount }]) => amount === others.get(id)?.amount);

/** The wages that contribution rules and other parts of the law name, on a day. */
export const wagesOf = (
  country: Country,
  date: string,
  contributions: readonly ContributionInForce[],
  ...others: readonly (object | undefined)[]
): Wages =>
  wagesOn(country, date, [...contributions.map(({ rule }) => rule), ...others.filter((part) => part !== undefined)]);

/** A regime with the contribution rules and wages of a day. The same rules give the same object, whatever the day. */
export function incomeLawOn(country: Country, regime: IncomeRegime, currency: string, date: string): IncomeLaw {
  const contributions = contributionsOn(country, date, currency);
  const pay = ruleOn(country.pay ?? [], date);
  const wages = wagesOf(country, date, contributions, regime, pay);
  const laws = lawsOf(regime);
  const known = laws.find(
    (law) => law.pay === pay && sameRules(law.contributions, contributions) && sameWages(law.wages, wages),
  );
  if (known !== undefined) return known;
  const law = { regime, contributions, pay, wages };
  laws.push(law);
  return law;
}

/** The regime for a question: that in force on its day, else the one whose label is the tax year that it states. */
function regimeFor(
  country: Country,
  when: When,
  { year, date }: { readonly year: TaxYear; readonly date: string },
  regimes: ReturnType<typeof regimesIn>,
): IncomeRegime | undefined {
  const onDay = regimes
    .filter(({ span }) => includes(span, date))
    .sort((a, b) => (a.span.from! < b.span.from! ? 1 : -1));
  if (when.pay_date !== undefined) return onDay[0]?.regime;
  const startsIn = (day: string | null): boolean =>
    day !== null && taxYearOf(country.tax_year, day).start === year.start;
  // A later tax year has law only once a regime for it was enacted: the one of today says nothing about it.
  const isLater = year.start > taxYearOf(country.tax_year, when.today).start;
  if (isLater && !regimes.some(({ span }) => startsIn(span.from))) return undefined;
  const ofLabel = ({ regime }: (typeof regimes)[number]): boolean =>
    parseTaxYear(country.tax_year, regime.tax_year)?.start === year.start;
  return (onDay[0] ?? regimes.find(ofLabel))?.regime;
}

/** Income-tax law for a question, or a refusal that names the recorded years. */
export function incomeLawFor(
  country: Country,
  when: When,
  currency: string,
): Outcome<{ readonly law: IncomeLaw; readonly year: TaxYear; readonly date: string }> {
  const asked = dayAsked(country, when);
  if (!asked.ok) return asked;
  const { year, date } = asked.value;
  const regimes = regimesIn(country, currency);
  const regime = regimeFor(country, when, asked.value, regimes);
  if (regime !== undefined) return done({ law: incomeLawOn(country, regime, currency, date), year, date });
  const years = incomeYears(country, currency, when.today);
  const spans = regimes.map(({ span }) => span);
  return notRecorded(country, subjects.income, when, year, years, spans);
}
