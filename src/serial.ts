import { dayLength, dayOfMoment, startOfDay } from './day';

/** Excel counts days from 1 for 1 January 1900. It includes 29 February 1900, a day that never existed. */
const leapDayThatNeverWas = 60;
const beforeLeapDay = Date.UTC(1899, 11, 31);
const afterLeapDay = Date.UTC(1899, 11, 30);
const lastSerial = 2_958_465;

/**
 * The day of an Excel serial date (1900 system).
 *
 * @param serial 1 to 2958465; the time of day is ignored
 * @returns the day as YYYY-MM-DD
 * @throws RangeError with a sentence if the number is not a date
 */
export function dayOfSerial(serial: number): string {
  const whole = Math.floor(serial);
  if (whole === leapDayThatNeverWas)
    throw new RangeError('29 February 1900 is a day that Excel counts and the calendar does not have.');
  if (!(whole >= 1 && whole <= lastSerial))
    throw new RangeError(`${serial} is not a date: use a date from 1 January 1900 on, or text such as "2026-11-20".`);
  return dayOfMoment((whole < leapDayThatNeverWas ? beforeLeapDay : afterLeapDay) + whole * dayLength);
}

/**
 * The Excel serial date of a day (1900 system).
 *
 * @param day YYYY-MM-DD, or a timestamp that begins with it
 */
export function serialOfDay(day: string): number {
  const time = startOfDay(day.slice(0, 10));
  const serial = Math.round((time - beforeLeapDay) / dayLength);
  return serial < leapDayThatNeverWas ? serial : serial + 1;
}
