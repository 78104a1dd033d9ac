import { type Config, readConfig } from '../../server/config';
import { openStore, storeExists } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { Explained } from '../../server/explained';
import { told } from '../../server/terminal';
import { message } from '../../src/language/message';

type Work<T> = (store: Store, config: Config) => Promise<T>;

async function worked<T>(config: Config, work: Work<T>): Promise<T> {
  const store = await openStore(config);
  try {
    return await work(store, config);
  } finally {
    await store.close();
  }
}

/**
 * Works on the store of the server that has the same configuration. That server may be running.
 *
 * @throws Explained where there is none: the command may have other settings than the server
 */
export async function withStore<T>(work: Work<T>): Promise<T> {
  const config = readConfig(process.env);
  if (!storeExists(config)) throw new Explained(message('command_no_store', { directory: config.dataDir }));
  return worked(config, work);
}

/** Works on that store for a command that adds something. Where there is no store, it is made, which is said. */
export async function withNewStore<T>(work: Work<T>): Promise<T> {
  const config = readConfig(process.env);
  const isNew = !storeExists(config);
  return worked(config, (store) => {
    // Standard output is for what the command prints.
    if (isNew) console.error(told(message('command_store_made', { directory: config.dataDir })));
    return work(store, config);
  });
}
