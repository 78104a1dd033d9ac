import { dayLength, isDay } from '../../src/day';
import { CommandRefused } from './failure';

/**
 * The moment that an option names: the end (UTC) of a day written YYYY-MM-DD, or a number of days from now, written
 * `90d`.
 *
 * @param option its name, for sentences
 * @throws CommandRefused where it is neither, or has passed
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
