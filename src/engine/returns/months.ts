import { addMonths, lastDayOfMonth } from '../../day';
import type { Country, ReturnForm } from '../../reference/schema';
import { taxYearOf } from '../../reference/tax-year';

const inQuarter = 3;
const inYear = 12;

const from = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => addMonths(first, at));

/**
 * The months of a return: the month itself, its quarter of the calendar year, or its tax year.
 *
 * @param month YYYY-MM
 */
export function monthsOfReturn(
  { frequency }: Pick<ReturnForm, 'frequency'>,
  { tax_year: rule }: Pick<Country, 'tax_year'>,
  month: string,
): readonly string[] {
  if (frequency === 'monthly') return [month];
  if (frequency === 'yearly') return from(taxYearOf(rule, lastDayOfMonth(month)).from.slice(0, 7), inYear);
  const ofYear = Number(month.slice(5)) - 1;
  return from(addMonths(month, -(ofYear % inQuarter)), inQuarter);
}
