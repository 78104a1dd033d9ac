import { createDayOf, dayLength, startOfDay } from '../day';

/** 1 January 1970 was a Thursday. Runs for every answer, so it creates no `Date`. */
const isWeekend = (time: number): boolean => {
  const weekday = (Math.floor(time / dayLength) + 4) % 7;
  return weekday === 0 || weekday === 6;
};

/**
 * Business hours between the end of a day and a moment: Saturdays and Sundays (UTC) do not count.
 *
 * @param date the day, YYYY-MM-DD
 * @param now milliseconds since 1970
 */
export function businessHoursSince(date: string, now: number): number {
  const start = startOfDay(date) + dayLength;
  let hours = 0;
  // Each full week has five business days; the remaining days are counted one by one.
  const weeks = Math.max(0, Math.floor((now - start) / (7 * dayLength)));
  hours += weeks * 5 * 24;
  for (let time = start + weeks * 7 * dayLength; time < now; time += dayLength) {
    if (!isWeekend(time)) hours += Math.min(dayLength, now - time) / 3_600_000;
  }
  return hours;
}

/** The day (UTC) of a moment, YYYY-MM-DD. Nearly all questions are about today. */
export const dayOf = createDayOf();

/** Whole days from a day to a moment. */
export const daysSince = (date: string, now: number): number => Math.floor((now - startOfDay(date)) / dayLength);
