import { type Config, readConfig } from '../../server/config';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';

/** Works on the store of the server that has the same configuration. That server may be running. */
export async function withStore<T>(work: (store: Store, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const store = await openStore(config);
  try {
    return await work(store, config);
  } finally {
    await store.close();
  }
}
