/** A span of law, first and last day included. A null start was not established; a null end is still to come. */
export interface Span {
  readonly from: string | null;
  readonly to: string | null;
}

const day = 86_400_000;
const shifted = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
export const dayAfter = (date: string): string => shifted(date, 1);
export const dayBefore = (date: string): string => shifted(date, -1);

/** Does the day stand in the calendar? 2026-02-30 has the form of a day and is none. */
export const isDay = (date: string): boolean =>
  !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && shifted(date, 0) === date;

/**
 * What is wrong between spans that should follow each other, newest first.
 *
 * @param mayLack is this stretch, first and last day included, allowed to have no law?
 * @param wayOut what to do about a gap that is meant, for the end of its message
 */
export function betweenSpans(
  spans: readonly Span[],
  mayLack: (first: string, last: string) => boolean,
  wayOut = '',
): string[] {
  return spans.flatMap(({ from, to }, i) => {
    const backwards =
      from !== null && to !== null && to < from ? [`it ends on ${to}, before it starts on ${from}`] : [];
    const newer = spans[i - 1];
    if (newer === undefined) return backwards;
    if (newer.from === null) return [...backwards, 'only the oldest entry may lack its first day'];
    if (from === newer.from) return [`two entries start on ${from}`];
    if (from !== null && from > newer.from)
      return [...backwards, `the entry from ${from} stands after the one from ${newer.from}: newest first`];
    if (to === null) return [`the entry before ${newer.from} has no last day`];
    if (to >= newer.from) return [...backwards, `two entries are in force on ${newer.from}`];
    const [first, last] = [dayAfter(to), dayBefore(newer.from)];
    return first > last || mayLack(first, last)
      ? backwards
      : [...backwards, `nothing is in force from ${first} to ${last}${wayOut}`];
  });
}
