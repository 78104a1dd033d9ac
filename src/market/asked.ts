import { dayOf } from './age';
import { done, fail, type Outcome } from '../contract/error';
import { message } from '../language/message';

/** When a question is about. */
export interface Asked {
  /** The day that is asked about; today when none was named. */
  readonly date: string;
  /** Figures up to this day are looked at: of what was known on a day nothing can be newer than that day. */
  readonly by: string;
  /** The moment by which age is judged: now or, of a day of the past, its end. */
  readonly moment: number;
  readonly today: string;
}

/** A day that a question names, and a day on which its answer was known. */
export interface DayAsked {
  readonly date?: string | undefined;
  readonly as_known_on?: string | undefined;
}

/** The first and the last day that a question names. */
export interface SpanAsked {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly as_known_on?: string | undefined;
}

/**
 * The day that a question is about.
 *
 * @param query `date` of the question, and `as_known_on` where it is asked what was known at the end of a day
 * @param now milliseconds since 1970
 * @returns `invalid_date` for days to come
 */
export function asked({ date, as_known_on: known }: DayAsked, now: number): Outcome<Asked> {
  const today = dayOf(now);
  if (date !== undefined && date > today) return fail('invalid_date', message('date_in_future', { day: date, today }));
  if (known !== undefined && known > today) return fail('invalid_date', message('as_known_on_in_future', { today }));
  const day = date ?? known ?? today;
  return done({
    date: day,
    by: known !== undefined && known < day ? known : day,
    moment: day === today ? now : Date.parse(`${day}T23:59:59.999Z`),
    today,
  });
}

/**
 * When a question about a span of days is about, by its last day.
 *
 * @param ahead may its days lie ahead, as those of meetings do?
 * @returns `invalid_date` for days to come, and where the first day lies after the last
 */
export function askedSpan({ start, end, as_known_on }: SpanAsked, now: number, ahead = false): Outcome<Asked> {
  const when = asked({ date: ahead ? undefined : end, as_known_on }, now);
  if (!when.ok || start === undefined) return when;
  const { date, today } = when.value;
  if (!ahead && start > today) return fail('invalid_date', message('date_in_future', { day: start, today }));
  const last = end ?? (ahead ? start : date);
  if (start > last)
    return fail(
      'invalid_date',
      end === undefined
        ? message('start_after_as_known_on', { start, day: last })
        : message('start_after_end', { start, end }),
    );
  return when;
}
