import { Cron } from 'croner';
import type { FeedState } from '../store/feed-states';
import type { Feed } from './feed';

/** The last scheduled time at or before a moment. */
export function appointed({ schedule: { pattern, timezone } }: Pick<Feed, 'schedule'>, now: Date): Date {
  // The library only finds times before its reference, and the moment itself must count.
  const [found] = new Cron(pattern, { timezone, paused: true }).previousRuns(1, new Date(now.getTime() + 1_000));
  if (found === undefined) throw new Error(`The pattern ${pattern} has no time before ${now.toISOString()}.`);
  return found;
}

/** The next scheduled time after a moment. */
export const nextAppointed = ({ schedule: { pattern, timezone } }: Pick<Feed, 'schedule'>, now: Date): Date | null =>
  new Cron(pattern, { timezone, paused: true }).nextRun(now);

/**
 * The time for which a feed must run now. A feed is due at its scheduled time, after the pause that follows a failed
 * run, or when a process did not finish its run. All processes compute the same time, so only one of them can claim it.
 *
 * @returns undefined where the feed is not due
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
 * The end of the pause after failed runs: 15 minutes after the first failure, doubled after each further one, up to a
 * day. `chance` adds up to 20 %.
 *
 * @param failures consecutive failed runs
 * @param chance 0 to 1, at random: it keeps many deployments from retrying at the same time
 */
export function openUntil(failures: number, now: Date, chance: number): string | undefined {
  if (failures === 0) return undefined;
  const pause = Math.min(24 * 60, 15 * 2 ** (failures - 1)) * minute;
  return new Date(now.getTime() + pause * (1 + 0.2 * chance)).toISOString();
}
