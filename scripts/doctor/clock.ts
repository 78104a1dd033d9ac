import type { Store } from '../../server/store/store';
import { dayOfMoment } from '../../src/day';
import { message } from '../../src/language/message';
import { type Finding, good, wrong } from './finding';

/** A clock this far behind what the store has seen was set back, in milliseconds. */
const tolerated = 5 * 60_000;

/**
 * Is the machine's date plausible? It cannot be before the law of this release was confirmed, or before the last run of
 * a feed.
 *
 * @param confirmed the newest confirmation of law in this release, YYYY-MM-DD
 */
export async function clockFindings(now: Date, confirmed: string, store: Store | undefined): Promise<Finding[]> {
  const today = dayOfMoment(now.getTime());
  if (today < confirmed) return [wrong(message('doctor_clock_before_law', { today, confirmed }))];
  const states = (await store?.feedStates()) ?? [];
  const latest = states
    .flatMap(({ lastRunAt }) => lastRunAt ?? [])
    .sort()
    .at(-1);
  if (latest !== undefined && Date.parse(latest) > now.getTime() + tolerated)
    return [wrong(message('doctor_clock_before_feed', { now: now.toISOString(), ran: latest }))];
  return [good(message('doctor_clock', { time: now.toISOString().slice(0, 16) }))];
}
