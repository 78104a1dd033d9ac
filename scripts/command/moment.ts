import { dayLength, isDay } from '../../src/day';
import { CommandRefused } from './failure';

/**
 * The moment given in an option: `YYYY-MM-DD` for the end of a day (UTC), or `90d` for a number of days from now.
 *
 * @param option its name, for sentences
 * @throws CommandRefused where the text is neither, or the moment is past
 */
export function momentOf(option: string, text: string, now: Date): string {
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  if (days !== undefined && Number(days) > 0) return new Date(now.getTime() + Number(days) * dayLength).toISOString();
  if (!isDay(text))
    throw new CommandRefused(
      `${option} takes a day of the calendar, for example ${now.getUTCFullYear() + 1}-06-30, or a number of days from now, for example 90d.`,
    );
  const end = new Date(`${text}T23:59:59.999Z`);
  if (end <= now) throw new CommandRefused(`${option} ${text} is in the past. Give today or a later day.`);
  return end.toISOString();
}
