import { dayOfMoment, workingDaysBefore } from '../../src/day';
import { absent, type CellError } from '../cell/failure';
import { type Words, words } from '../cell/words';

/** Working days before a day within which a rate counts as that of the day. */
const mostWorkingDays = 5;

/** Is a rate too old for a day? Some histories have gaps of weeks, which a cell cannot show. */
const isTooOld = (observed: string, day: string): boolean => observed < workingDaysBefore(day, mostWorkingDays);

const reason = (what: Words, observed: string, day: string): CellError =>
  absent(words('rate_too_old', { what, days: mostWorkingDays, day, observed }));

/**
 * Why a rate does not count for the day asked for; undefined if it does. Today has the latest rate, however old, as a
 * question without a day has.
 *
 * @param observed the day of the rate, or a timestamp that begins with it
 */
export function rateTooOld(what: Words, observed: string, day: string, now = Date.now()): CellError | undefined {
  const date = observed.slice(0, 10);
  return day < dayOfMoment(now) && isTooOld(date, day) ? reason(what, date, day) : undefined;
}

/** Why the rate in the row of a period does not count for its last day; undefined if it does. */
export const rowTooOld = (what: Words, observed: string, day: string): CellError | undefined =>
  isTooOld(observed, day) ? reason(what, observed, day) : undefined;
