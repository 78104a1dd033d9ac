import type { Config } from '../../server/config';
import type { Store } from '../../server/store/store';
import { dayOfMoment } from '../../src/day';
import { countryFiles } from '../../src/reference/data';
import { addinFindings } from './addin';
import { certificateFindings } from './certificate';
import { clockFindings } from './clock';
import { dataDirectoryFindings } from './data-directory';
import { type Examined, examined, isSound } from './examined';
import { feedFindings } from './feeds';
import { keyFindings } from './keys';
import { lawFindings, lawOfService, newestConfirmation } from './law';
import { portFindings } from './port';
import { proxyFindings } from './proxy';
import { settingsFindings } from './settings';
import { openedStore } from './store';
import { traceFindings } from './traces';

/** Examines what needs the store, as far as it could be opened. */
const examineStored = async (config: Config, store: Store | undefined, now: Date): Promise<readonly Examined[]> => {
  const confirmed = newestConfirmation(countryFiles);
  return [
    await examined('keys', () => keyFindings(config, store, now)),
    await examined('clock', () => clockFindings(now, confirmed, store)),
    await examined('feeds', () => feedFindings(config, store)),
    await examined('age of the law', async () => {
      const today = dayOfMoment(now.getTime());
      return lawFindings(await lawOfService(store, today), today);
    }),
  ];
};

/** Examines the data directory and what is in it. What lies on something unsound is left out. */
async function examineData(config: Config, now: Date): Promise<readonly Examined[]> {
  const directory = await examined('data directory', () => dataDirectoryFindings(config.dataDir));
  if (!isSound(directory)) return [directory];
  const { store, findings } = await openedStore(config);
  try {
    return [directory, { part: 'store', findings }, ...(await examineStored(config, store, now))];
  } finally {
    await store?.close();
  }
}

/** Examines how callers reach the server. */
const examineAddress = (config: Config, now: Date): Promise<readonly Examined[]> =>
  Promise.all([
    examined('port', () => portFindings(config)),
    examined('certificate', () => certificateFindings(config, now)),
    examined('proxies', () => proxyFindings(config)),
    examined('add-in', () => addinFindings(config)),
  ]);

/**
 * Examines a service with the settings of an environment. Nothing is changed: no store is made or migrated. Where
 * settings are wrong, the checks that need them are left out.
 */
export async function examineService(
  environment: Readonly<Record<string, string | undefined>>,
  now: Date,
): Promise<readonly Examined[]> {
  const { config, findings } = settingsFindings(environment);
  return [
    { part: 'settings', findings },
    ...(config === undefined ? [] : [...(await examineData(config, now)), ...(await examineAddress(config, now))]),
    await examined('traces', () => traceFindings(environment)),
  ];
}
