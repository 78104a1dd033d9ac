import type { Grade } from '../contract/words/truth';
import { daysBetween } from '../day';

const grades = ['current', 'due', 'stale'] as const satisfies readonly Grade[];

/** The specification promises to refresh law within this many days. */
export const promisedDays = 30;

/**
 * The grade of a rule of law by its age.
 *
 * @param confirmed the latest day on which a source still stated it, YYYY-MM-DD; null if no source is dated
 * @param date the day whose law is asked about
 * @param yearFrom the first day of the tax year asked about
 */
export function lawGrade(confirmed: string | null, date: string, yearFrom: string): Grade {
  if (confirmed === null || confirmed < yearFrom) return 'stale';
  return daysBetween(confirmed, date) > promisedDays ? 'due' : 'current';
}

/** The grade of a market figure, by the update promise of its series. */
export const marketGrade = (overdue: boolean): Grade => (overdue ? 'stale' : 'current');

/** The oldest of several grades; undefined for none. */
export function oldestGrade(list: readonly Grade[]): Grade | undefined {
  return list.length === 0 ? undefined : grades[Math.max(...list.map((grade) => grades.indexOf(grade)))];
}
