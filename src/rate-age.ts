import { workingDaysBefore } from './day';

/** Working days before a day within which a rate counts as that of the day. */
export const mostWorkingDays = 5;

/** Is a rate too old for a day? Some histories have gaps of weeks, which a table cannot show. */
export const isTooOld = (observed: string, day: string): boolean => observed < workingDaysBefore(day, mostWorkingDays);
