import { readConfig } from '../../server/config';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';

/** Works on the store of the server that has the same configuration. That server may be running. */
export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(readConfig(process.env));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
