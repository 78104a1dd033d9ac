import { type Config, readConfig } from '../../server/config';
import { openStore, storeExists } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { CommandRefused } from './failure';

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
 * @throws CommandRefused where there is none: the command may have other settings than the server
 */
export async function withStore<T>(work: Work<T>): Promise<T> {
  const config = readConfig(process.env);
  if (!storeExists(config))
    throw new CommandRefused(
      `There is no store in ${config.dataDir}. The first start of the server makes one. If the server has started, give this command its settings: SVC_DATABASE_URL or SVC_DATA_DIR.`,
    );
  return worked(config, work);
}

/** Works on that store for a command that adds something. Where there is no store, it is made, which is said. */
export async function withNewStore<T>(work: Work<T>): Promise<T> {
  const config = readConfig(process.env);
  const isNew = !storeExists(config);
  return worked(config, (store) => {
    // Standard output is for what the command prints.
    if (isNew) console.error(`There was no store in ${config.dataDir}, so a new one was made.`);
    return work(store, config);
  });
}
