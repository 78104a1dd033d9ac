import { addDays } from '../day';

/** The first and the last day that a history can have. Every day of a calendar lies between them. */
export const firstDayEver = '0000-01-01';
export const lastDayEver = '9999';

/** Everything dated after one day, up to and including another. */
export interface Span<Dated> {
  /** '' for a span from the beginning. */
  readonly after: string;
  readonly upTo: string;
  readonly items: readonly Dated[];
}

/** True if a span contains a day. */
export const contains = ({ after, upTo }: Pick<Span<unknown>, 'after' | 'upTo'>, day: string): boolean =>
  after < day && day <= upTo;

/** Which way a history is read from a day on. */
export type Direction = 'earlier' | 'later';

/** A sequence of dated things, oldest first, which need not be in memory as a whole. */
export interface History<Dated> {
  /** The newest on or before a day, among those that match; undefined if there is none. */
  newest(day: string, matches?: (one: Dated) => boolean): Dated | undefined;
  /** The oldest on or after a day, among those that match; undefined if there is none. */
  next(day: string, matches?: (one: Dated) => boolean): Dated | undefined;
  /** All from one day to another, both included. */
  within(first: string, last: string): Dated[];
}

/** The number of items dated on or before a day. */
function countUpTo(items: readonly { readonly date: string }[], day: string): number {
  let low = 0;
  let high = items.length;
  if (high > 0 && items[high - 1]!.date <= day) return high;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]!.date <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of items dated before a day. */
function countBefore(items: readonly { readonly date: string }[], day: string): number {
  let count = countUpTo(items, day);
  while (count > 0 && items[count - 1]!.date === day) count--;
  return count;
}

/**
 * A history of spans that are looked up one by one, as far as a question needs them.
 *
 * @param spanAt the span that contains a day, its items in order; undefined if it is not in memory, where the history
 *   then ends. `until` is the last day wanted in the direction, if known.
 */
export function historyOf<Dated extends { readonly date: string }>(
  spanAt: (day: string, direction: Direction, until?: string) => Span<Dated> | undefined,
): History<Dated> {
  return {
    newest(day, matches) {
      for (let at = day; at !== '';) {
        const span = spanAt(at, 'earlier');
        if (span === undefined) return undefined;
        const { items, after } = span;
        for (let i = countUpTo(items, at) - 1; i >= 0; i--)
          if (matches === undefined || matches(items[i]!)) return items[i];
        at = after;
      }
      return undefined;
    },
    next(day, matches) {
      for (let at = day; ;) {
        const span = spanAt(at, 'later');
        if (span === undefined) return undefined;
        const { items, upTo } = span;
        for (let i = countBefore(items, at); i < items.length; i++)
          if (matches === undefined || matches(items[i]!)) return items[i];
        if (upTo === lastDayEver) return undefined;
        at = addDays(upTo, 1);
      }
    },
    within(first, last) {
      const parts: Dated[][] = [];
      for (let at = last; at >= first;) {
        const span = spanAt(at, 'earlier', first);
        if (span === undefined) break;
        const { items, after } = span;
        parts.push(items.slice(countBefore(items, first), countUpTo(items, at)));
        at = after;
      }
      return parts.reverse().flat();
    },
  };
}

/** The newest of a history; undefined if it is empty. */
export const newestOf = <Dated>(history: History<Dated>): Dated | undefined => history.newest(lastDayEver);

/** The oldest of a history; undefined if it is empty. */
export const oldestOf = <Dated>(history: History<Dated>): Dated | undefined => history.next(firstDayEver);
