import { message } from '../../language/message';
import { say } from '../../language/say';
import type { DayOffRule } from '../../reference/schema';
import { holidayYears } from '../../reference/calendar';
import { daysOffOf, workingDayFrom } from './days-off';

interface WorkedDueDay {
  readonly due: string;
  /** Why the stated day is not worked; undefined if it is. */
  readonly off?: string;
  /** From which day it was moved, and why; undefined if it was not. */
  readonly moved?: string;
}

/**
 * The day by which something must be done, where the law moves a stated day that is not worked.
 *
 * @param rule undefined where it is not established, so that the day stays
 */
export function workedDueDay(country: string, stated: string, rule: DayOffRule['rule'] | undefined): WorkedDueDay {
  const isDayOff = daysOffOf(country);
  const dayOff = isDayOff(stated);
  if (dayOff === undefined) return { due: stated };
  const off = dayOff.name ?? say(message('weekday', { weekday: dayOff.weekday }));
  if (rule === undefined || rule === 'stays') return { due: stated, off };
  const [count, last] = rule === 'next' ? [1, `${holidayYears.last + 1}-12-31`] : [-1, '0001-01-01'];
  const due = workingDayFrom(isDayOff, stated, count, last)!;
  return { due, off, moved: say(message('due_day_moved', { from: stated, to: due, off })) };
}
