import { message, type Sentence } from '../../language/message';
import { holidayTerm, joined, lawNotes } from '../../language/terms';
import type { DayOffRule } from '../../reference/schema';
import { daysOffOf, workingDayFrom } from './days-off';

interface WorkedDueDay {
  readonly due: string;
  /** Why the stated day is not worked; null if it is. */
  readonly off: Sentence | null;
  /** What follows from that, in a sentence; null if the stated day is worked. */
  readonly note: Sentence | null;
}

/**
 * The day by which something must be done, where the law moves a stated day that is not worked.
 *
 * @param law undefined where it is not established, so that the day stays
 */
export function workedDueDay(country: string, stated: string, law: DayOffRule | undefined): WorkedDueDay {
  const isDayOff = daysOffOf(country);
  const dayOff = isDayOff(stated);
  if (dayOff === undefined) return { due: stated, off: null, note: null };
  const off = dayOff.name === null ? message(`weekday_${dayOff.weekday}`) : holidayTerm(dayOff.name);
  if (law === undefined) return { due: stated, off, note: message('due_day_off_unknown', { off }) };
  const { rule, note: further } = law;
  const withFurther = (sentence: Sentence): Sentence => joined('joined_by_space', [sentence, ...lawNotes(further)]);
  if (rule === 'stays') return { due: stated, off, note: withFurther(message('due_day_stays', { off })) };
  const due = workingDayFrom(isDayOff, stated, rule === 'next' ? 1 : -1)!;
  return { due, off, note: withFurther(message('due_day_moved', { from: stated, to: due, off })) };
}
