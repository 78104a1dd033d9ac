import { readConfig } from '../../server/config';
import type { Feed } from '../../server/feeds';
import { readFeeds } from '../../server/feeds/settings';
import { followLedger, type Markets } from '../../server/markets';
import type { Store } from '../../server/store/store';
import { marketFiles } from '../../src/reference/market/data';
import { withStore } from '../command/store';

/** What a command about feeds needs. */
export interface FeedSession {
  readonly store: Store;
  readonly markets: Markets;
  /** The feeds that are on. */
  readonly feeds: readonly Feed[];
}

/** The feeds that the configuration of this machine has on. */
export function feedsThatAreOn(): readonly Feed[] {
  const { feedsFile, permittedSources } = readConfig(process.env);
  return readFeeds(feedsFile, permittedSources);
}

/**
 * Works on the store and the feeds of the server that has the same configuration.
 *
 * @param onStore how the store is opened
 */
export const withFeeds = <T>(
  work: (session: FeedSession) => Promise<T>,
  onStore: typeof withStore<T> = withStore,
): Promise<T> =>
  onStore(async (store) => {
    const markets = await followLedger(marketFiles, store, (problem) => console.error(problem));
    try {
      return await work({ store, markets, feeds: feedsThatAreOn() });
    } finally {
      markets.close();
    }
  });
