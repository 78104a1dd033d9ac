import { followLedger, type Markets } from '../../server/markets';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { marketFiles } from '../../src/reference/market/data';
import { removeDirectory, temporaryDirectory } from './server-process';

/** A new store, and the markets that follow its ledger. */
export interface OpenedLedger {
  readonly directory: string;
  readonly store: Store;
  readonly markets: Markets;
  readonly close: () => Promise<void>;
}

/** Opens a ledger whose markets are read again only on request. What goes wrong with it fails the test. */
export async function openedLedger(licenceOf?: Parameters<typeof followLedger>[4]): Promise<OpenedLedger> {
  const directory = temporaryDirectory();
  const store = await openStore({ dataDir: directory });
  const fail = (problem: unknown): never => {
    throw problem;
  };
  const markets = await followLedger(marketFiles, store, fail, 60_000, licenceOf);
  return {
    directory,
    store,
    markets,
    async close() {
      markets.close();
      await store.close();
      removeDirectory(directory);
    },
  };
}
