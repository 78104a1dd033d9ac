import { isDay } from '../../src/day';
import { CommandRefused } from '../command/failure';

/**
 * Validates the day of a check.
 *
 * @param today YYYY-MM-DD
 * @throws CommandRefused where the text is not a day, or the day is in the future
 */
export function dayChecked(text: string, today: string): string {
  if (!isDay(text)) throw new CommandRefused(`"${text}" is not a day. Write it like ${today}.`);
  if (text > today) throw new CommandRefused(`${text} is in the future. Give ${today} or an earlier day.`);
  return text;
}
