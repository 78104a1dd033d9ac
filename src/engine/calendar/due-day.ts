import { addDays, addMonths, lastDayOfMonth } from '../../day';
import type { DueRule } from '../../reference/schema';

/**
 * The day on which something is due for the pay of a month; undefined where nothing is due for it. What covers a quarter
 * or a year is due for its last month. A day that a month does not have is its last day.
 */
export function dueDay(rule: DueRule, month: string): string | undefined {
  if (rule.for_months?.includes(Number(month.slice(5))) === false) return undefined;
  if ('days_after' in rule) return addDays(lastDayOfMonth(month), rule.days_after);
  const { day, months_after } = rule;
  const dueMonth = addMonths(month, months_after);
  const last = lastDayOfMonth(dueMonth);
  const stated = `${dueMonth}-${String(day).padStart(2, '0')}`;
  return day === 'last' || stated > last ? last : stated;
}
