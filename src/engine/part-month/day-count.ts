import type { DayCount } from '../../contract/words/worked';
import { addDays, daysBetween, lastDayOfMonth } from '../../day';
import { weekdayOf, weekendOf } from '../../reference/calendar';

/** Days that are paid, of those that a whole month has. */
export interface DaysOfMonth {
  readonly days: number;
  readonly of: number;
}

/** How many days a span has, with both of its ends. */
const daysIn = (from: string, to: string): number => daysBetween(from, to) + 1;

const lengthOf = (month: string): number => Number(lastDayOfMonth(month).slice(8));

/** How many thirtieths of its month are over at the end of a day: all 30 on the last, however long the month is. */
function thirtiethsUntil(day: string): number {
  const date = Number(day.slice(8));
  return date === lengthOf(day.slice(0, 7)) ? 30 : Math.min(date, 30);
}

/** The days of a span that are no weekly rest days. Public holidays count: a month that has them is paid in full. */
function weekdaysIn(country: string, from: string, to: string): number {
  const rest = new Set<string>(weekendOf(country).days);
  let count = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) if (!rest.has(weekdayOf(day))) count++;
  return count;
}

/** How a count of days measures a span of one month, and the whole of it. */
const counts: Readonly<Record<DayCount, (country: string, from: string, to: string, month: string) => DaysOfMonth>> = {
  calendar_days: (_, from, to, month) => ({ days: daysIn(from, to), of: lengthOf(month) }),
  thirtieths: (_, from, to, month) => ({
    days: thirtiethsUntil(to) - (from === `${month}-01` ? 0 : thirtiethsUntil(addDays(from, -1))),
    of: 30,
  }),
  working_days: (country, from, to, month) => ({
    days: weekdaysIn(country, from, to),
    of: weekdaysIn(country, `${month}-01`, lastDayOfMonth(month)),
  }),
};

/**
 * The paid days of a span within one month.
 *
 * @param from its first day, YYYY-MM-DD
 * @param to its last day, not before it and in the same month
 */
export const daysOfSpan = (country: string, count: DayCount, from: string, to: string): DaysOfMonth =>
  counts[count](country, from, to, from.slice(0, 7));

/** How many days a whole month has. */
export const daysOfWhole = (country: string, count: DayCount, month: string): number =>
  daysOfSpan(country, count, `${month}-01`, lastDayOfMonth(month)).of;
