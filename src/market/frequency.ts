import type { PeriodFrequency } from '../contract/words/frequencies';
import { addDays, dayLength, lastDayOfMonth, startOfDay } from '../day';

/** The first and the last day of a week, month, quarter or year. */
export interface Period {
  readonly first: string;
  readonly last: string;
}

/** A value on a day. */
interface Dated {
  readonly date: string;
  readonly value: number;
}

/** What a period holds. */
export interface PeriodValues<One> {
  /** Its last day, or the last day that is answered for if the period is longer. */
  readonly date: string;
  /** The latest value on or before `date`, which may be from an earlier period. */
  readonly newest: One;
  /** The number of values in the period. */
  readonly observations: number;
  /** Their mean; undefined if there are none. */
  readonly average: number | undefined;
}

/** Days since the Monday of a day's week: 1 January 1970 was a Thursday. */
const daysSinceMonday = (day: string): number => (((startOfDay(day) / dayLength + 3) % 7) + 7) % 7;

/** The months that a day's month, quarter or year begins and ends with, 1 to 12. */
function monthsWith(
  frequency: Exclude<PeriodFrequency, 'week'>,
  month: number,
): readonly [first: number, last: number] {
  switch (frequency) {
    case 'year':
      return [1, 12];
    case 'quarter': {
      const first = month - ((month - 1) % 3);
      return [first, first + 2];
    }
    case 'month-end':
    case 'month-average':
      return [month, month];
  }
}

/** The week from Monday to Sunday, the month, the quarter or the year that contains a day. */
export function periodWith(frequency: PeriodFrequency, day: string): Period {
  if (frequency === 'week') {
    const first = addDays(day, -daysSinceMonday(day));
    return { first, last: addDays(first, 6) };
  }
  const [first, last] = monthsWith(frequency, Number(day.slice(5, 7))).map(
    (month) => `${day.slice(0, 4)}-${String(month).padStart(2, '0')}`,
  );
  return { first: `${first!}-01`, last: lastDayOfMonth(last!) };
}

/**
 * The values of each period, oldest first. Periods before the first value have none and are left out.
 *
 * @param values oldest first, from the first day of a period up to `by`
 * @param by the last day that is answered for
 * @param before the latest value before `values`, and the first day of the period in which they start
 */
export function byPeriod<One extends Dated>(
  frequency: PeriodFrequency,
  values: readonly One[],
  by: string,
  before?: { readonly value: One; readonly start: string },
): PeriodValues<One>[] {
  const start = before?.start ?? values[0]?.date;
  if (start === undefined) return [];
  const found: PeriodValues<One>[] = [];
  let newest = before?.value;
  let at = 0;
  for (
    let period = periodWith(frequency, start);
    period.first <= by;
    period = periodWith(frequency, addDays(period.last, 1))
  ) {
    const from = at;
    let sum = 0;
    for (; at < values.length && values[at]!.date <= period.last; at++) sum += values[at]!.value;
    newest = at > from ? values[at - 1] : newest;
    const observations = at - from;
    const date = period.last < by ? period.last : by;
    if (newest !== undefined)
      found.push({ date, newest, observations, average: observations === 0 ? undefined : sum / observations });
  }
  return found;
}

/** A span whose first and last day are those of whole periods. Days after `today` stay as they are. */
export function widened<Span extends { readonly start?: string | undefined; readonly end?: string | undefined }>(
  frequency: PeriodFrequency,
  asked: Span,
  today: string,
): Span {
  const { start, end } = asked;
  const last = end === undefined || end > today ? undefined : periodWith(frequency, end).last;
  return {
    ...asked,
    ...(start === undefined ? {} : { start: periodWith(frequency, start).first }),
    ...(last === undefined ? {} : { end: last < today ? last : today }),
  };
}
