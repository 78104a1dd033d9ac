import { done, fail, type Outcome } from '../../../src/contract/error';
import { message } from '../../../src/language/message';

/** The end of the last day (UTC) of a key or a token; null for never. A failure where it is past. */
export function endOf(lastDay: string, now: number): Outcome<string | null> {
  if (lastDay === 'never') return done(null);
  const end = `${lastDay}T23:59:59.999Z`;
  return Date.parse(end) <= now ? fail('invalid_date', message('expires_past')) : done(end);
}
