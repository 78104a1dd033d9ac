import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { dayOfMoment } from '../../src/day';
import { citedPages } from '../../src/watch/cited-pages';
import { dueSlot } from '../feeds/schedule';
import type { Laws } from '../laws';
import { regularly } from '../work/regularly';
import type { LawWatchConfig } from '../settings/law-watch';
import type { Store } from '../store/store';
import { createGet } from './get';
import { runWatch } from './run';

/** The name under which runs are claimed, beside those of feeds. */
const watchName = 'law-watch';

/** Each hour, so that a page which is due is read within one. */
const schedule = { pattern: '23 * * * *', timezone: 'UTC' };

/** How long a claim lasts, in milliseconds: longer than the longest pause and the slowest page together. */
const leaseFor = 10 * 60_000;

/** What the watch of a server needs. */
interface WatchSurroundings {
  readonly laws: Pick<Laws, 'now'>;
  readonly store: Store;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly config: LawWatchConfig['lawWatch'];
}

/**
 * Reads cited pages on schedule in this process. Of several servers on a store, one does.
 *
 * @returns a function that stops it
 */
export function startLawWatch({ laws, store, log, config }: WatchSurroundings): () => void {
  const owner = randomUUID();
  const get = createGet(config.reach);
  const until = (): string => new Date(Date.now() + leaseFor).toISOString();
  if (config.contact === undefined)
    log.warn('pages are read without saying who asks: set SVC_LAW_WATCH_CONTACT to a page or a mailbox');

  async function run(slot: string, isStopped: () => boolean): Promise<void> {
    if (!(await store.claimFeed(watchName, slot, owner, new Date().toISOString(), until()))) return;
    const pages = citedPages(laws.now().countries.values(), dayOfMoment(Date.now()));
    const readings = await runWatch(pages, {
      store,
      get,
      now: () => new Date(),
      wait: (milliseconds) => pause(milliseconds, undefined, { ref: false }),
      contact: config.contact,
      onRead: ({ url, outcome, missing, since, at }) => {
        if (outcome === 'differs' && since === at)
          log.warn({ url, missing: missing.map(({ id }) => id) }, 'a cited page no longer states the law');
      },
      goesOn: async () => !isStopped() && (await store.keepFeed(watchName, owner, until())),
    });
    const summary = `${readings.length} pages read, ${readings.filter(({ outcome }) => outcome === 'differs').length} differ.`;
    await store.finishFeed(watchName, owner, { at: new Date().toISOString(), failures: 0, summary });
    if (readings.length > 0) log.info({ pages: readings.length }, 'cited pages were read again');
  }

  async function look(isStopped: () => boolean): Promise<void> {
    const state = (await store.feedStates()).find(({ name }) => name === watchName);
    const slot = dueSlot({ schedule }, state, new Date());
    if (slot !== undefined) await run(slot, isStopped);
  }
  return regularly(look, (err) => log.error({ err }, 'cited pages cannot be read now'));
}
