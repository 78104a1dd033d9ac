import { addDays } from '../../src/day';
import type { Span } from './feed';

/** All days from `from` to `to`, both included. */
export function daysOf({ from, to }: Span): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** A span cut into spans of a number of days, the earliest first. The last may be shorter. */
export function cutSpan({ from, to }: Span, days: number): Span[] {
  const spans: Span[] = [];
  for (let day = from; day <= to; day = addDays(day, days)) {
    const last = addDays(day, days - 1);
    spans.push({ from: day, to: last < to ? last : to });
  }
  return spans;
}

/** Spans in the order of their days; those that touch are one. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { from, to } of [...spans].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.at(-1);
    if (last === undefined || from > addDays(last.to, 1)) joined.push({ from, to });
    else if (to > last.to) joined[joined.length - 1] = { from: last.from, to };
  }
  return joined;
}
