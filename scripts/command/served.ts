import { readConfig } from '../../server/config';
import { asStored, changesAfter } from '../../server/store/changes';
import type { StoredObservation } from '../../server/store/ledger';
import { storeExists } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { createMarket, type Market, standing } from '../../src/market';
import { marketFiles } from '../../src/reference/market/data';
import { withStore } from './store';

/** The contents of the ledger, and the market that servers build from it. */
interface Served {
  readonly market: Market;
  readonly observations: readonly StoredObservation[];
  /** The observations that answers use now. */
  readonly standing: readonly StoredObservation[];
  /** The version of the ledger, for finding out whether it has changed since. */
  readonly version: number;
}

/** What servers answer from now. */
export async function served(store: Store): Promise<Served> {
  const { version, observations } = await changesAfter(store, 0, asStored);
  const current = standing(observations);
  return { market: createMarket(marketFiles, current), observations, standing: current, version };
}

/** The market that servers answer from now. Makes no store where there is none. */
export const servedMarket = async (): Promise<Market> =>
  storeExists(readConfig(process.env))
    ? withStore(async (store) => (await served(store)).market)
    : createMarket(marketFiles);
