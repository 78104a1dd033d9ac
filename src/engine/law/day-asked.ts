import { done, fail, type Outcome } from '../../contract/error';
import { message } from '../../language/message';
import { countryTerm } from '../../language/terms';
import { parseTaxYear, type TaxYear, taxYearOf } from '../../reference/tax-year';
import type { Country } from '../../reference/schema';

/** The time of a question: a tax year in any of the country's labels, a day, or neither for today. */
export interface When {
  readonly tax_year?: string | undefined;
  readonly pay_date?: string | undefined;
  readonly today: string;
}

/** The day whose law applies to a tax year: today for the running year, the last day of any other. */
const dayOf = (year: TaxYear, today: string): string => (year.from <= today && today <= year.to ? today : year.to);

/**
 * The tax year and day that a question is about.
 *
 * @returns `invalid_tax_year` for a label that the country does not use, `invalid_date` for a pay date outside the tax
 *   year sent with it
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
      message('tax_year_unknown', {
        label: JSON.stringify(tax_year.slice(0, 20)),
        country: countryTerm(country.code),
        example: taxYearOf(country.tax_year, today).label,
      }),
    );
  if (pay_date === undefined) return done({ year, date: dayOf(year, today) });
  if (year.start === running.start) return done({ year, date: pay_date });
  return fail(
    'invalid_date',
    message('pay_date_outside_tax_year', {
      day: pay_date,
      actual: running.label,
      country: countryTerm(country.code),
      year: year.label,
      from: year.from,
      to: year.to,
    }),
  );
}
