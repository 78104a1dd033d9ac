import { addDays } from '../../day';
import type { Span } from '../span';

export const dayAfter = (day: string): string => addDays(day, 1);
export const dayBefore = (day: string): string => addDays(day, -1);

/**
 * Gaps, overlaps and wrong order in spans that should follow each other, newest first.
 *
 * @param mayLack true if the days from `first` to `last`, both included, may have no law
 * @param wayOut end of the message about a gap: what to do if the gap is intended
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
