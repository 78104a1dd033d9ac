import { dayOfMoment } from '../../src/day';
import { isTooOld, mostWorkingDays } from '../../src/rate-age';
import { absent, type CellError } from '../cell/failure';
import { type Words, words } from '../cell/words';

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
