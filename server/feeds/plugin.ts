import fp from 'fastify-plugin';
import type { Materials } from '../materials';

/** Runs the feeds that are on. */
export const feedsOnSchedule = fp<Pick<Materials, 'feeds' | 'log' | 'markets' | 'store'>>(
  async (app, { feeds, log, markets, store }) => {
    if (feeds.length === 0) return;
    app.background.add(async () => {
      const { startFeeds } = await import('./start.js');
      return startFeeds(feeds, { log, markets, store });
    });
  },
  { name: 'feeds', dependencies: ['background'] },
);
