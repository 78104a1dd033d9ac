import { dayOfMoment } from '../../../../src/day';

/** The twelve months of a tax year, YYYY-MM, in their order. */
export function monthsOfTaxYear(firstDay: string): readonly string[] {
  const [year, month] = [Number(firstDay.slice(0, 4)), Number(firstDay.slice(5, 7))];
  return Array.from({ length: 12 }, (_, after) => dayOfMoment(Date.UTC(year, month - 1 + after, 1)).slice(0, 7));
}

/** The number of a month within its calendar year, 1 to 12. */
export const calendarMonth = (month: string): number => Number(month.slice(5));
