/** Milliseconds of a day. */
export const dayLength = 86_400_000;

/** The day (UTC) of a moment in milliseconds, as YYYY-MM-DD. */
export const dayOfMoment = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The first moment (UTC) of a day YYYY-MM-DD, in milliseconds. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day a number of days after another; before it where the number is negative. */
export const addDays = (day: string, days: number): string => dayOfMoment(startOfDay(day) + days * dayLength);

/** The number of days from one day to another; negative where the second comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((startOfDay(to) - startOfDay(from)) / dayLength);

/** The last day of a month `2026-02`. */
export const lastDayOfMonth = (month: string): string =>
  dayOfMoment(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0));

/** Does the calendar have the day, and is it written YYYY-MM-DD? */
export function isDay(text: string): boolean {
  const moment = startOfDay(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment) && dayOfMoment(moment) === text;
}
