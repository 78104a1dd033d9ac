import { fail, type Outcome } from '../../contract/error';
import type { TaxRequest } from '../../contract/tax';
import { message } from '../../language/message';
import { countryTerm } from '../../language/terms';
import { taxYearOf } from '../../reference/tax-year';
import type { Country } from '../../reference/schema';
import type { IncomeLaw } from '../law/income-law';

/** How many months one month, `2026-09`, is after another. */
const monthsFrom = (first: string, last: string): number =>
  12 * (Number(last.slice(0, 4)) - Number(first.slice(0, 4))) + Number(last.slice(5, 7)) - Number(first.slice(5, 7));

/**
 * Refuses a year so far with more months than the tax year had before the pay date: the figures are those of an earlier
 * year. Where the year has further pay periods, such as one of a bonus, they may be among them.
 */
export function soFarRefused(
  country: Country,
  { year_to_date, pay_date }: Pick<TaxRequest, 'year_to_date' | 'pay_date'>,
  { pay, regime }: IncomeLaw,
): Outcome<never> | undefined {
  const months = year_to_date?.months;
  if (months === undefined || pay_date === undefined || pay?.accumulation?.method !== 'cumulative') return undefined;
  const { from, label: year } = taxYearOf(country.tax_year, pay_date);
  const most = monthsFrom(from, pay_date) + Math.max((regime.pay_periods ?? 12) - 12, 0);
  return months <= most
    ? undefined
    : fail(
        'invalid_year_to_date',
        message('year_to_date_of_earlier_year', {
          most,
          year,
          country: countryTerm(country.code),
          from,
          day: pay_date,
        }),
      );
}
