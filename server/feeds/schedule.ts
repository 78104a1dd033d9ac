import { Cron } from 'croner';
import type { FeedState } from '../store/feed-states';
import type { Feed } from './feed';

/** The appointed time at or before a moment. */
export function appointed({ schedule: { pattern, timezone } }: Pick<Feed, 'schedule'>, now: Date): Date {
  // The library looks before its reference, and the moment itself counts.
  const [found] = new Cron(pattern, { timezone, paused: true }).previousRuns(1, new Date(now.getTime() + 1_000));
  if (found === undefined) throw new Error(`The pattern ${pattern} has no time before ${now.toISOString()}.`);
  return found;
}

/** The next appointed time after a moment. */
export const nextAppointed = ({ schedule: { pattern, timezone } }: Pick<Feed, 'schedule'>, now: Date): Date | null =>
  new Cron(pattern, { timezone, paused: true }).nextRun(now);

/**
 * The appointed time for which a feed is to run now: its hour has come, or its last run failed and the pause after that
 * is over, or a process began it and did not end it.
 * Every process that looks gets the same, so that one of them is given it.
 *
 * @returns undefined where there is nothing to do
 */
export function dueSlot(feed: Pick<Feed, 'schedule'>, state: FeedState | undefined, now: Date): string | undefined {
  const slot = appointed(feed, now).toISOString();
  if (state === undefined) return slot;
  const at = now.toISOString();
  if (state.leaseUntil !== null && state.leaseUntil > at) return undefined;
  if (state.openUntil !== null && state.openUntil > at) return undefined;
  if (slot > state.slot) return slot;
  if (!state.done && state.leaseUntil !== null) return state.leaseUntil;
  if (state.failures > 0 && state.openUntil !== null && state.openUntil > state.slot) return state.openUntil;
  return undefined;
}

const minute = 60_000;

/**
 * Until when a source is left alone after runs that failed: a quarter of an hour after the first, twice as long after
 * each other, a day at most.
 *
 * @param failures runs in a row that failed
 * @param chance from 0 to 1, so that many deployments do not come back together
 */
export function openUntil(failures: number, now: Date, chance: number): string | undefined {
  if (failures === 0) return undefined;
  const pause = Math.min(24 * 60, 15 * 2 ** (failures - 1)) * minute;
  return new Date(now.getTime() + pause * (1 + 0.2 * chance)).toISOString();
}
