import { readConfig } from '../server/config';
import { changesAfter } from '../server/store/changes';
import { storeExists } from '../server/store/open';
import type { Store } from '../server/store/store';
import type { StoredObservation } from '../server/store/ledger';
import { createMarket, type Market, standing } from '../src/market';
import { marketFiles } from '../src/reference/market/data';
import { withStore } from './stored';

/** What the ledger holds, and the market that servers answer from with it. */
interface Served {
  readonly market: Market;
  readonly observations: readonly StoredObservation[];
  /** Those of the observations that answer questions now. */
  readonly standing: readonly StoredObservation[];
  /** By which a change since then is noticed. */
  readonly version: number;
}

/** What is served now. */
export async function served(store: Store): Promise<Served> {
  const { version, observations } = await changesAfter(store, 0);
  const known = standing(observations);
  return { market: createMarket(marketFiles, known), observations, standing: known, version };
}

/** The market that is served now, without making a store where there is none. */
export const servedMarket = async (): Promise<Market> =>
  storeExists(readConfig(process.env))
    ? withStore(async (store) => (await served(store)).market)
    : createMarket(marketFiles);
