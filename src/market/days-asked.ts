import { lastDayOfMonth, latestDay } from '../day';
import { dayOf } from './age';
import { done, fail, type Outcome } from '../contract/error';
import { message } from '../language/message';

/** The days that a question is about. */
export interface DaysAsked {
  /** The day asked about; today by default. */
  readonly date: string;
  /** Last day whose figures count: `date`, or `as_known_on` if that is earlier. */
  readonly by: string;
  /** The moment at which age is judged: now, or the end of a past day. Milliseconds since 1970. */
  readonly moment: number;
  readonly today: string;
}

/** The day a question asks about, and the day as of which it is answered. */
export interface DayAsked {
  readonly date?: string | undefined;
  readonly as_known_on?: string | undefined;
}

/** The first and last day a question asks about, and the day as of which it is answered. */
export interface SpanAsked {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly as_known_on?: string | undefined;
}

const notAfter = (day: string, last: string): string => (day < last ? day : last);

/**
 * The day that a question is about. Where it is already tomorrow, the day that has begun there is today.
 *
 * @param query `date`: the day asked about. `as_known_on`: answer with what was known at the end of this day
 * @param now milliseconds since 1970
 * @returns `invalid_date` for future days
 */
export function daysAsked({ date, as_known_on: known }: DayAsked, now: number): Outcome<DaysAsked> {
  const [today, latest] = [dayOf(now), latestDay(now)];
  if (date !== undefined && date > latest) return fail('invalid_date', message('date_in_future', { day: date, today }));
  if (known !== undefined && known > latest) return fail('invalid_date', message('as_known_on_in_future', { today }));
  const day = notAfter(date ?? known ?? today, today);
  return done({
    date: day,
    by: known !== undefined && known < day ? known : day,
    moment: day === today ? now : Date.parse(`${day}T23:59:59.999Z`),
    today,
  });
}

/**
 * The days that a question about a span is about, judged at its last day.
 *
 * The last day may be any of the current month, as a sheet that asks for whole months sends it.
 *
 * @param ahead true if its days may lie in the future, as meetings do
 * @returns `invalid_date` for future days, or if the first day is after the last
 */
export function askedSpan({ start, end, as_known_on }: SpanAsked, now: number, ahead = false): Outcome<DaysAsked> {
  const latest = latestDay(now);
  const isThisMonth = end !== undefined && end > latest && end <= lastDayOfMonth(latest.slice(0, 7));
  const when = daysAsked({ date: ahead ? undefined : isThisMonth ? latest : end, as_known_on }, now);
  if (!when.ok || start === undefined) return when;
  const { date, today } = when.value;
  if (!ahead && start > latest) return fail('invalid_date', message('date_in_future', { day: start, today }));
  const last = end ?? (ahead ? start : as_known_on === undefined ? latest : date);
  if (start > last)
    return fail(
      'invalid_date',
      end === undefined
        ? message('start_after_as_known_on', { start, day: last })
        : message('start_after_end', { start, end }),
    );
  return when;
}
