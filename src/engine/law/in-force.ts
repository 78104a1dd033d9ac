import { done, fail, type Outcome } from '../../contract/error';
import { parseTaxYear, type TaxYear, taxYear, taxYearOf } from '../../reference/tax-year';
import type { Country, IncomeRegime } from '../../reference/schema';
import type { ContributionInForce, IncomeLaw } from './income-law';

/** What a question says about time: a tax year in any label of the country, or a day, or neither for today. */
export interface When {
  readonly tax_year?: string | undefined;
  readonly pay_date?: string | undefined;
  readonly today: string;
}

/** A span of law. A null start of a span with an end counts from the start of the tax year that it is labelled with. */
interface Span {
  readonly from: string | null;
  readonly to: string | null;
}

const spans = ({ from, to }: Span, date: string): boolean =>
  from !== null && from <= date && (to === null || date <= to);

/** The day on which the law of a tax year is read: today in the running year, the last day of any other. */
const dayOf = (year: TaxYear, today: string): string => (year.from <= today && today <= year.to ? today : year.to);

/**
 * The tax year and day a question is about.
 *
 * @returns `invalid_tax_year` for a label that is none of the country, `invalid_date` for a pay date outside the tax
 *   year that is sent with it
 */
export function dayAsked(
  country: Country,
  { tax_year, pay_date, today }: When,
): Outcome<{ readonly year: TaxYear; readonly date: string }> {
  const running = taxYearOf(country.tax_year, pay_date ?? today);
  if (tax_year === undefined) return done({ year: running, date: pay_date ?? today });
  const year = parseTaxYear(country.tax_year, tax_year);
  if (year === undefined)
    return fail(
      'invalid_tax_year',
      `${JSON.stringify(tax_year.slice(0, 20))} is not a tax year of ${country.name}: write it like "${taxYearOf(country.tax_year, today).label}".`,
    );
  if (pay_date === undefined) return done({ year, date: dayOf(year, today) });
  if (year.start === running.start) return done({ year, date: pay_date });
  return fail(
    'invalid_date',
    `\`pay_date\` ${pay_date} lies in ${country.name}'s tax year ${running.label} and \`tax_year\` says ${year.label}, which runs from ${year.from} to ${year.to}: send one of the two, or a date in that year.`,
  );
}

const startOf = (country: Country, { effective_from, effective_to, tax_year }: IncomeRegime): string | null =>
  effective_from ?? (effective_to === null ? null : (parseTaxYear(country.tax_year, tax_year)?.from ?? null));

/**
 * Labels of the tax years that a set of spans covers, oldest first, up to the running year and whatever is enacted
 * beyond it.
 */
export function coveredYears(
  country: Country,
  list: readonly (Span & { readonly label?: string })[],
  today: string,
): string[] {
  const running = taxYearOf(country.tax_year, today).start;
  const years = new Set<number>();
  for (const { from, to, label } of list) {
    const labelled = label === undefined ? undefined : parseTaxYear(country.tax_year, label)?.start;
    if (from === null) {
      if (labelled !== undefined) years.add(labelled);
      continue;
    }
    const first = taxYearOf(country.tax_year, from).start;
    const last = to === null ? Math.max(running, first) : taxYearOf(country.tax_year, to).start;
    for (let year = first; year <= last; year++) if (year <= running || year === first) years.add(year);
  }
  return [...years].sort((a, b) => a - b).map((year) => taxYear(country.tax_year, year).label);
}

/** Income-tax regimes of a country for pay in a currency, with the first day of each. */
const regimesIn = (country: Country, currency: string) =>
  country.income
    .filter((regime) => (regime.currency ?? country.currency) === currency)
    .map((regime) => ({ regime, span: { from: startOf(country, regime), to: regime.effective_to } }));

/** Currencies of pay for which a country's income tax is recorded. */
export const incomeCurrencies = (country: Country): string[] => [
  ...new Set(country.income.map((regime) => regime.currency ?? country.currency)),
];

/** Tax years of a country for which income tax can be computed. */
export const incomeYears = (country: Country, currency: string, today: string): string[] =>
  coveredYears(
    country,
    regimesIn(country, currency).map(({ regime, span }) => ({ ...span, label: regime.tax_year })),
    today,
  );

/**
 * The contribution rules in force on a day for pay in a currency: the mandatory ones, or those that are not charged by
 * default.
 */
export function contributionsOn(
  country: Country,
  date: string,
  currency: string,
  mandatory = true,
): ContributionInForce[] {
  return country.contributions.flatMap((contribution) => {
    if (contribution.mandatory !== mandatory || (contribution.currency ?? currency) !== currency) return [];
    const rule = contribution.dated
      .filter(({ from, to }) => (from === null || from <= date) && (to === undefined || to === null || date <= to))
      .reduce<ContributionInForce['rule'] | undefined>(
        (latest, next) => (latest === undefined || (next.from ?? '') > (latest.from ?? '') ? next : latest),
        undefined,
      );
    return rule === undefined ? [] : [{ contribution, rule }];
  });
}

/**
 * The refusal of a time without rules: the years that have some and, for a day, the first day that has, which need not
 * open a tax year.
 */
export function notRecorded(
  country: Country,
  what: string,
  when: When,
  year: TaxYear,
  years: readonly string[],
  list: readonly Pick<Span, 'from'>[],
) {
  const recorded = `Recorded tax years: ${years.join(', ')}`;
  if (when.pay_date === undefined)
    return fail(
      'invalid_tax_year',
      `No ${what} rules of ${country.name} are recorded for tax year ${year.label}. ${recorded}.`,
    );
  const first = list.flatMap(({ from }) => from ?? []).sort()[0];
  return fail(
    'invalid_date',
    `No ${what} rules of ${country.name} are recorded for ${when.pay_date}. ${recorded}${first === undefined ? '' : `, from ${first}`}.`,
  );
}

/** Income-tax law for a question, or which years there are. */
export function incomeLawFor(
  country: Country,
  when: When,
  currency: string,
): Outcome<{ readonly law: IncomeLaw; readonly year: TaxYear; readonly date: string }> {
  const asked = dayAsked(country, when);
  if (!asked.ok) return asked;
  const { year, date } = asked.value;
  const regimes = regimesIn(country, currency);
  const byDate = regimes
    .filter(({ span }) => spans(span, date))
    .sort((a, b) => (a.span.from! < b.span.from! ? 1 : -1))[0]?.regime;
  const byLabel =
    when.pay_date === undefined
      ? regimes.find(({ regime }) => parseTaxYear(country.tax_year, regime.tax_year)?.start === year.start)?.regime
      : undefined;
  const running = taxYearOf(country.tax_year, when.today).start;
  const regime = byDate ?? byLabel;
  const enacted = regimes.some(
    ({ span }) => span.from !== null && taxYearOf(country.tax_year, span.from).start === year.start,
  );
  if (regime === undefined || (when.pay_date === undefined && year.start > running && !enacted)) {
    return notRecorded(
      country,
      'income-tax',
      when,
      year,
      incomeYears(country, currency, when.today),
      regimes.map(({ span }) => span),
    );
  }
  return done({ law: { regime, contributions: contributionsOn(country, date, currency) }, year, date });
}
