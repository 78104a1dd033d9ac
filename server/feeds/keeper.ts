import { randomUUID } from 'node:crypto';
import { addDays, dayOfMoment } from '../../src/day';
import type { Markets } from '../markets';
import type { Store } from '../store/store';
import type { Feed, Span, Task } from './feed';
import { createFetch } from './fetch';
import { type Progress, type Report, runFeed, summaryOf, type Surroundings } from './run';
import { openUntil } from './schedule';

/**
 * How long a claim on a feed lasts, in milliseconds. A running process extends it before each request. It is longer
 * than the slowest request: four attempts of 95 seconds with three pauses of a minute.
 */
const leaseFor = 10 * 60_000;

/** Runs feeds in this process. Only one process at a time runs the same feed. */
export function createKeeper(surroundings: Surroundings, chance: () => number = Math.random) {
  const { store, now } = surroundings;
  const owner = randomUUID();
  const until = (): string => new Date(now().getTime() + leaseFor).toISOString();

  return {
    /**
     * Runs a feed for a scheduled time and stores the outcome.
     *
     * @param stopped has somebody asked to stop after the current request?
     * @returns undefined where another process is running it or has run it
     */
    async run(
      feed: Feed,
      slot: string,
      kind: Task['kind'],
      span: Span,
      progress?: Progress,
      stopped: () => boolean = () => false,
    ): Promise<Report | undefined> {
      if (!(await store.claimFeed(feed.name, slot, owner, now().toISOString(), until()))) return undefined;
      const failures = (await store.feedStates()).find(({ name }) => name === feed.name)?.failures ?? 0;
      try {
        const report = await runFeed(feed, kind, span, surroundings, progress, async () => {
          if (stopped()) return 'The run was stopped.';
          return (await store.keepFeed(feed.name, owner, until()))
            ? undefined
            : 'Another process has taken the feed over.';
        });
        const failed = report.failed ? failures + 1 : 0;
        await store.finishFeed(feed.name, owner, {
          at: now().toISOString(),
          error: [...report.problems, ...report.refused].slice(0, 5).join(' ') || undefined,
          failures: failed,
          openUntil: openUntil(failed, now(), chance()),
          summary: summaryOf(report),
        });
        return report;
      } catch (problem) {
        await store.finishFeed(feed.name, owner, {
          at: now().toISOString(),
          error: problem instanceof Error ? problem.message : String(problem),
          failures: failures + 1,
          openUntil: openUntil(failures + 1, now(), chance()),
          summary: 'The run broke off.',
        });
        throw problem;
      }
    },
  };
}
export type Keeper = ReturnType<typeof createKeeper>;

/** A keeper that requests the real sources and judges answers by the current market of the ledger. */
export const followingKeeper = (store: Store, markets: Markets, wait: Surroundings['wait']): Keeper =>
  createKeeper({
    store,
    fetch: createFetch(),
    market: async () => {
      await markets.refresh();
      return markets.known();
    },
    now: () => new Date(),
    wait,
  });

/** The days that a scheduled run covers. */
export function usualSpan({ lookback }: Pick<Feed, 'lookback'>, now: Date): Span {
  const today = dayOfMoment(now.getTime());
  return { from: addDays(today, -lookback), to: today };
}
