import { dayOfMoment, latestDay } from '../../src/day';
import type { Question } from './question';

/** The operations whose answer for today is the latest figure. */
const current: readonly string[] = ['forex', 'fuel', 'rates'];

/**
 * The question as the service understands it: a question about today, wherever the day has begun, is one about the
 * latest figure. Cells that ask with and without the date of today so share one answer and always agree.
 */
export function asCurrent(question: Question, now: number): Question {
  if (!current.includes(question.operation)) return question;
  const { date, ...input } = question.input;
  const isToday = typeof date === 'string' && date >= dayOfMoment(now) && date <= latestDay(now);
  return isToday ? { ...question, input } : question;
}
