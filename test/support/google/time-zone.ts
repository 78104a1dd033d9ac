const minute = 60_000;

/** The day of a moment in a time zone, as YYYY-MM-DD. */
export function dayIn(date: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(date)
    .map(({ type, value }) => [type, value] as const);
  const { year, month, day } = Object.fromEntries(parts) as Record<'year' | 'month' | 'day', string>;
  return `${year}-${month}-${day}`;
}

/** The first moment of a day in a time zone. */
export function startOfDayIn(day: string, timeZone: string): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  // No time zone is further than 14 hours from UTC, and none changes its clock by less than a quarter of an hour.
  for (let time = noon - 26 * 60 * minute; ; time += 15 * minute)
    if (dayIn(new Date(time), timeZone) === day) return new Date(time);
}
