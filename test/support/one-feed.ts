import { setTimeout as pause } from 'node:timers/promises';
import { allFeeds } from '../../server/feeds';
import { createFetch } from '../../server/feeds/fetch';
import { createKeeper } from '../../server/feeds/keeper';
import { followLedger } from '../../server/markets';
import { openStore } from '../../server/store/open';
import { marketFiles } from '../../src/reference/market/data';

// One of several processes on the same database. For each scheduled time that the parent sends, it tries to run the
// feed and reports whether it got the run.
const [, , dataDir, host] = process.argv as [string, string, string, string];
const feed = { ...allFeeds.find(({ name }) => name === 'currency-api')!, hosts: [host] };

void (async () => {
  const store = await openStore({ dataDir });
  const markets = await followLedger(marketFiles, store, (problem) => {
    throw problem;
  });
  const keeper = createKeeper({
    store,
    fetch: createFetch({ timeLimit: 20_000, retries: 0, firstPause: 1 }),
    market: async () => {
      await markets.refresh();
      return markets.known();
    },
    now: () => new Date(),
    wait: (milliseconds) => pause(milliseconds),
  });
  process.on('message', (slot: string) => {
    void keeper
      .run(feed, slot, 'scheduled', { from: '2026-01-02', to: '2026-01-01' })
      .then((report) => process.send!({ slot, ran: report !== undefined, added: report?.added ?? 0 }));
  });
  process.send!('ready');
})();
