import fp from 'fastify-plugin';
import type { Logger } from 'pino';
import type { Markets } from '../markets';
import type { Store } from '../store/store';
import type { Feed } from './feed';

/** What feeds need. */
interface FeedNeeds {
  /** The feeds that are on. */
  readonly feeds: readonly Feed[];
  readonly log: Logger;
  readonly markets: Markets;
  readonly store: Store;
}

/** Runs the feeds that are on. */
export const feedsOnSchedule = fp<FeedNeeds>(
  async (app, { feeds, log, markets, store }) => {
    if (feeds.length === 0) return;
    app.background.add(async () => {
      const { startFeeds } = await import('./start.js');
      return startFeeds(feeds, { log, markets, store });
    });
  },
  { name: 'feeds', dependencies: ['background'] },
);
