import { existsSync } from 'node:fs';
import { stateOf } from '../../server/access/keys';
import { machineKeyFile, readMachineKey, readMachineKeyFile } from '../../server/access/machine-key';
import { type Config, ConfigError } from '../../server/config';
import { hashOf, isWellFormed } from '../../server/keys/key-format';
import type { Store } from '../../server/store/store';
import { counted } from './counted';
import { type Finding, good, warning, wrong } from './finding';

const makeAKey = 'Make one with `npm run --silent keys -- create`.';

/** The key in the file; or why the file cannot be used. */
function machineKey(dataDir: string): string | Finding {
  try {
    return readMachineKeyFile(dataDir);
  } catch (problem) {
    if (problem instanceof ConfigError) return wrong(problem.message);
    throw problem;
  }
}

async function machineKeyFindings(config: Config, store: Store | undefined, now: Date): Promise<Finding[]> {
  const { dataDir } = config;
  const file = machineKeyFile(dataDir);
  if (!existsSync(file)) return [good('This machine has no key yet. The first start makes one.')];
  const key = machineKey(dataDir);
  if (typeof key !== 'string') return [key];
  if (!isWellFormed(key)) return [warning(`${file} holds no valid key. The next start replaces it.`)];
  // Where machines share a store, the key in it decides, and the file is a copy.
  const used = config.databaseUrl === undefined || store === undefined ? key : await readMachineKey(store, config);
  const stored = await store?.findKey(hashOf(used ?? key));
  if (store !== undefined && stored === undefined)
    return [warning(`The store does not know the key in ${file}. The next start adds it.`)];
  if (stored !== undefined && stateOf(stored, now.getTime()) !== 'active')
    return [
      wrong(
        `The key of this machine is ${stateOf(stored, now.getTime())}, so the add-in cannot use it. Enable it with \`npm run keys -- enable ${stored.id}\`, or set SVC_API_KEY to another key.`,
      ),
    ];
  return [good(`The key of this machine is in ${file}, and only its owner can read it.`)];
}

/** Does the key for the add-in's calls exist? */
async function addinKeyFindings({ upstream, apiKey }: Config, store: Store | undefined): Promise<Finding[]> {
  if (store === undefined || upstream !== undefined || apiKey === undefined) return [];
  return (await store.findKey(hashOf(apiKey))) === undefined
    ? [wrong(`SVC_API_KEY is not a key of this server. Leave it empty to use the key of this machine. ${makeAKey}`)]
    : [];
}

async function callerFindings(store: Store | undefined, now: Date): Promise<Finding[]> {
  if (store === undefined) return [];
  const keys = await store.listKeys();
  const active = keys.filter((key) => stateOf(key, now.getTime()) === 'active');
  if (active.length === 0) return [warning(`No key is active, so every call is refused. ${makeAKey}`)];
  return [good(`${counted(active.length, 'key')} of ${keys.length} may call.`)];
}

/** Are there keys, and is the machine's own key private? */
export const keyFindings = async (config: Config, store: Store | undefined, now: Date): Promise<Finding[]> => [
  ...(await machineKeyFindings(config, store, now)),
  ...(await addinKeyFindings(config, store)),
  ...(await callerFindings(store, now)),
];
