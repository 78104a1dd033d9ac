import { dayOf } from './age';
import { done, fail, type Outcome } from '../contract/error';

/** When a question is about. */
export interface Asked {
  /** The day that is asked about; today when none was named. */
  readonly date: string;
  /** Figures up to this day are looked at: of what was known on a day nothing can be newer than that day. */
  readonly by: string;
  /** The moment by which age is judged: now or, of a day of the past, its end. */
  readonly at: number;
  readonly today: string;
}

/**
 * The day that a question is about.
 *
 * @param query `date` of the question, and `as_known_on` where it is asked what was known at the end of a day
 * @param now milliseconds since 1970
 * @returns `invalid_date` for days to come
 */
export function asked({ date, as_known_on: known }: { readonly date?: string | undefined; readonly as_known_on?: string | undefined }, now: number): Outcome<Asked> {
  const today = dayOf(now);
  if (date !== undefined && date > today) return fail('invalid_date', `${date} is still to come: figures are known up to today, ${today}.`);
  if (known !== undefined && known > today) return fail('invalid_date', `\`as_known_on\` is still to come: today is ${today}.`);
  const day = date ?? known ?? today;
  return done({ date: day, by: known !== undefined && known < day ? known : day, at: day === today ? now : Date.parse(`${day}T23:59:59.999Z`), today });
}
