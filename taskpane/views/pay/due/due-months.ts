import type { DueItem } from '../../../../src/contract/calendar';
import { dayOfMoment } from '../../../../src/day';

/** The month that is some months after the month of a day, or before it, YYYY-MM. */
export const monthFrom = (day: string, months: number): string =>
  dayOfMoment(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1)).slice(0, 7);

/** What is due on the earliest day from a day on. */
export function dueNext(items: readonly DueItem[], today: string): readonly DueItem[] {
  const ahead = items.filter(({ due }) => due >= today);
  const earliest = ahead.reduce<string | undefined>(
    (first, { due }) => (first === undefined || due < first ? due : first),
    undefined,
  );
  return ahead.filter(({ due }) => due === earliest);
}
