import { isDay } from '../../src/day';
import { Refused } from '../refused';

/**
 * A day on which something was checked.
 *
 * @param today YYYY-MM-DD; nothing was checked after it
 * @throws Refused where it is no day, or still to come
 */
export function dayChecked(text: string, today: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isDay(text))
    throw new Refused(`"${text}" is not a day: write it like ${today}.`);
  if (text > today) throw new Refused(`${text} is still to come: a fact is checked today, ${today}, or was before.`);
  return text;
}
