import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import type { Markets } from '../markets';
import { regularly } from '../work/regularly';
import type { Store } from '../store/store';
import type { Feed } from './feed';
import { followingKeeper, usualSpan } from './keeper';
import type { Report } from './run';
import { dueSlot } from './schedule';

/** Logs the outcome of runs: a warning when a feed begins to fail, and a line when it works again. */
export function createTeller(log: Pick<Logger, 'info' | 'warn' | 'debug'>) {
  const failing = new Set<string>();
  let offline = false;
  return (report: Report): void => {
    const { feed, added, quarantined, unchanged, problems, failed, unreachable } = report;
    const about = { feed, added, quarantined, unchanged, ...(problems.length === 0 ? {} : { problems }) };
    if (unreachable) {
      if (!offline)
        log.info('sources of feeds cannot be reached: figures stay as they are, and /status shows how old each is');
      offline = true;
      return;
    }
    offline = false;
    if (failed) {
      log[failing.has(feed) ? 'debug' : 'warn'](about, 'feed fails');
      failing.add(feed);
      return;
    }
    if (failing.delete(feed)) log.info(about, 'feed works again');
    else if (added + quarantined > 0) log.info(about, 'feed brought observations');
    else log.debug(about, 'feed brought nothing new');
  };
}

/**
 * Runs feeds on schedule in this process, and shares the work with other processes on the same store.
 *
 * @returns a function that stops it
 */
export function startFeeds(
  feeds: readonly Feed[],
  { store, markets, log }: { readonly store: Store; readonly markets: Markets; readonly log: Logger },
): () => void {
  const keeper = followingKeeper(store, markets, (milliseconds) => pause(milliseconds, undefined, { ref: false }));
  const tell = createTeller(log);
  // Runs that were missed while no process was running are made up for at once.
  async function look(isStopped: () => boolean): Promise<void> {
    const states = await store.feedStates();
    await Promise.all(
      feeds.map(async (feed) => {
        const slot = dueSlot(
          feed,
          states.find(({ name }) => name === feed.name),
          new Date(),
        );
        if (slot === undefined || isStopped()) return;
        const report = await keeper.run(feed, slot, 'scheduled', usualSpan(feed, new Date()));
        if (report !== undefined && !isStopped()) tell(report);
      }),
    );
    await markets.refresh();
  }
  return regularly(look, (err) => log.error({ err }, 'feeds cannot run'));
}
