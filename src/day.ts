/** Milliseconds in a day. */
export const dayLength = 86_400_000;

/** The UTC day of a timestamp in milliseconds, as YYYY-MM-DD. */
export const dayOfMoment = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** {@link dayOfMoment} for moments that nearly all lie on one day, such as now. It keeps its last result. */
export function createDayOf(): (moment: number) => string {
  let [start, day] = [Number.NaN, ''];
  return (moment) => {
    if (!(moment >= start && moment < start + dayLength))
      [start, day] = [Math.floor(moment / dayLength) * dayLength, dayOfMoment(moment)];
    return day;
  };
}

/** The start of a day YYYY-MM-DD in UTC, in milliseconds. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day that is `days` days after another, or before it if `days` is negative. */
export const addDays = (day: string, days: number): string => dayOfMoment(startOfDay(day) + days * dayLength);

/** The number of days from one day to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((startOfDay(to) - startOfDay(from)) / dayLength);

/** The days from the last Thursday to a day, 0 to 6. 1 January 1970 was a Thursday. */
export const daysAfterThursday = (day: string): number => (((startOfDay(day) / dayLength) % 7) + 7) % 7;

/** Is a day a Saturday or a Sunday? */
const isWeekend = (day: string): boolean => [2, 3].includes(daysAfterThursday(day));

/** The day that lies a number of working days before another. Saturdays and Sundays do not count. */
export function workingDaysBefore(day: string, count: number): string {
  let found = day;
  for (let left = count; left > 0;) {
    found = addDays(found, -1);
    if (!isWeekend(found)) left -= 1;
  }
  return found;
}

const hour = 3_600_000;

const dayFurthestAhead = createDayOf();

/** The latest day anywhere on Earth at a moment: where clocks are 14 hours ahead of UTC. */
export const latestDay = (moment: number): string => dayFurthestAhead(moment + 14 * hour);

/** The first day that is not over everywhere on Earth at a moment: where clocks are 12 hours behind UTC. */
export const firstOpenDay = (moment: number): string => dayOfMoment(moment - 12 * hour);

/** The month that is `months` months after a month YYYY-MM, or before it if `months` is negative. */
export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The last day of a month such as `2026-02`. */
export const lastDayOfMonth = (month: string): string =>
  dayOfMoment(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0));

/** Is the text a real calendar day, written YYYY-MM-DD? */
export function isDay(text: string): boolean {
  const moment = startOfDay(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment) && dayOfMoment(moment) === text;
}
