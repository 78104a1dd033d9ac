import { done, fail, type Outcome } from '../../contract/error';
import type { PayrollYearRequest } from '../../contract/payroll-year';
import { addMonths, lastDayOfMonth } from '../../day';
import { message } from '../../language/message';
import { countryTerm } from '../../language/terms';
import type { Country } from '../../reference/schema';
import type { TaxYear } from '../../reference/tax-year';

/** The twelve months of a tax year: those whose last day is in it. */
const monthsOfYear = ({ from }: TaxYear): readonly string[] =>
  Array.from({ length: 12 }, (_, months) => addMonths(from.slice(0, 7), months));

/** The pay date of a month: its last day. */
export const payDateOf = lastDayOfMonth;

type MonthsEmployed = Pick<PayrollYearRequest, 'from' | 'to' | 'months'>;

/**
 * The months with pay, in their order.
 *
 * @returns `invalid_date` if the employment is not in the tax year, `invalid_months` if a change is not in the employment
 *   or a month stands there twice
 */
export function monthsWithPay(country: Country, year: TaxYear, asked: MonthsEmployed): Outcome<readonly string[]> {
  const all = monthsOfYear(year);
  const [first, last] = [all[0]!, all[11]!];
  const { from = first, to = last, months = [] } = asked;
  for (const [field, month] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (!all.includes(month)) {
      const values = { field, month, year: year.label, country: countryTerm(country.code), first, last };
      return fail('invalid_date', message('month_outside_tax_year', values));
    }
  if (from > to) return fail('invalid_date', message('months_reversed', { first: from, last: to }));
  const paid = all.filter((month) => from <= month && month <= to);
  const changed = months.map(({ month, from: day = `${month}-01` }) => day);
  for (const [i, { month, from: day }] of months.entries()) {
    if (!all.includes(month)) {
      const values = { field: 'months', month, year: year.label, country: countryTerm(country.code), first, last };
      return fail('invalid_months', message('month_outside_tax_year', values));
    }
    if (!paid.includes(month))
      return fail('invalid_months', message('month_outside_employment', { month, first: from, last: to }));
    if (day !== undefined && !day.startsWith(month))
      return fail('invalid_months', message('change_outside_month', { day, month }));
    if (changed.indexOf(changed[i]!) < i) return fail('invalid_months', message('month_repeated', { month }));
  }
  return done(paid);
}
