import { dayOfSerial, serialOfDay } from '../../src/serial';
import { google } from './google';

const dayFormat = 'yyyy-MM-dd';

/** A date as Google passes it. It may come from another realm, whose `Date` is another class. */
export const isDate = (value: unknown): value is Date => Object.prototype.toString.call(value) === '[object Date]';

/**
 * Dates of the spreadsheet, which are midnights in its own time zone, and serial dates, which the functions use. The
 * time zone is asked for only when a formula has a date.
 */
export function createDates() {
  let zone: string | undefined;
  const timeZone = (): string => (zone ??= google.SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetTimeZone());
  return {
    serialOf: (date: Date): number => serialOfDay(google.Utilities.formatDate(date, timeZone(), dayFormat)),
    dateOf: (serial: number): Date => google.Utilities.parseDate(dayOfSerial(serial), timeZone(), dayFormat),
  };
}
