import { Explained } from '../../server/explained';
import { dayLength, isDay } from '../../src/day';
import { message } from '../../src/language/message';

/**
 * The moment given in an option: `YYYY-MM-DD` for the end of a day (UTC), or `90d` for a number of days from now.
 *
 * @param option its name, for sentences
 * @throws Explained where the text is neither, or the moment is past
 */
export function momentOf(option: string, text: string, now: Date): string {
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  if (days !== undefined && Number(days) > 0) return new Date(now.getTime() + Number(days) * dayLength).toISOString();
  if (!isDay(text))
    throw new Explained(message('command_moment_wrong', { option, example: `${now.getUTCFullYear() + 1}-06-30` }));
  const end = new Date(`${text}T23:59:59.999Z`);
  if (end <= now) throw new Explained(message('command_moment_past', { option, day: text }));
  return end.toISOString();
}
