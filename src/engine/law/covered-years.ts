import { fail } from '../../contract/error';
import { message, type Sentence } from '../../language/message';
import { countryTerm } from '../../language/terms';
import { parseTaxYear, type TaxYear, taxYear, taxYearOf } from '../../reference/tax-year';
import type { Country } from '../../reference/schema';
import type { Span } from '../../reference/span';
import type { When } from './day-asked';

/** Labels of the tax years that the spans cover, oldest first: up to the running year, plus later enacted years. */
export function coveredYears(
  country: Country,
  spans: readonly (Span & { readonly label?: string })[],
  today: string,
): string[] {
  const running = taxYearOf(country.tax_year, today).start;
  const years = new Set<number>();
  for (const { from, to, label } of spans) {
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

/**
 * The refusal for a time without rules. It names the years that have rules and, for a day, the first day that has them.
 * That day may fall within a tax year.
 */
export function notRecorded(
  country: Country,
  subject: Sentence,
  { pay_date: day }: When,
  year: TaxYear,
  years: readonly string[],
  spans: readonly Pick<Span, 'from'>[],
) {
  const recorded = { subject, country: countryTerm(country.code), years };
  if (day === undefined)
    return fail('invalid_tax_year', message('tax_year_not_recorded', { ...recorded, year: year.label }));
  const [first] = spans.flatMap(({ from }) => from ?? []).sort();
  return fail(
    'invalid_date',
    first === undefined
      ? message('day_not_recorded', { ...recorded, day })
      : message('day_not_recorded_but_from', { ...recorded, day, first }),
  );
}
