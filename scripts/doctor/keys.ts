import { existsSync } from 'node:fs';
import { stateOf } from '../../server/access/keys';
import { machineKeyFile, readMachineKey, readMachineKeyFile } from '../../server/access/machine-key';
import { type Config, ConfigError } from '../../server/config';
import { hashOf, isWellFormed } from '../../server/keys/key-format';
import type { Store } from '../../server/store/store';
import { message } from '../../src/language/message';
import { reasonOf } from './examined';
import { type Finding, good, warning, wrong } from './finding';

/** The key in the file; or why the file cannot be used. */
function machineKey(dataDir: string): string | Finding {
  try {
    return readMachineKeyFile(dataDir);
  } catch (problem) {
    if (problem instanceof ConfigError) return wrong(reasonOf(problem));
    throw problem;
  }
}

async function machineKeyFindings(config: Config, store: Store | undefined, now: Date): Promise<Finding[]> {
  const { dataDir } = config;
  const file = machineKeyFile(dataDir);
  if (!existsSync(file)) return [good(message('doctor_key_missing'))];
  const key = machineKey(dataDir);
  if (typeof key !== 'string') return [key];
  if (!isWellFormed(key)) return [warning(message('doctor_key_invalid', { file }))];
  // Where machines share a store, the key in it decides, and the file is a copy.
  const used = config.databaseUrl === undefined || store === undefined ? key : await readMachineKey(store, config);
  const stored = await store?.findKey(hashOf(used ?? key));
  if (store !== undefined && stored === undefined) return [warning(message('doctor_key_unknown', { file }))];
  const state = stored && stateOf(stored, now.getTime());
  if (state !== undefined && state !== 'active') return [wrong(message('doctor_key_ended', { state, id: stored!.id }))];
  return [good(message('doctor_key_private', { file }))];
}

/** Does the key for the add-in's calls exist? */
async function addinKeyFindings({ upstream, apiKey }: Config, store: Store | undefined): Promise<Finding[]> {
  if (store === undefined || upstream !== undefined || apiKey === undefined) return [];
  return (await store.findKey(hashOf(apiKey))) === undefined ? [wrong(message('api_key_foreign'))] : [];
}

async function callerFindings(store: Store | undefined, now: Date): Promise<Finding[]> {
  if (store === undefined) return [];
  const keys = await store.listKeys();
  const active = keys.filter((key) => stateOf(key, now.getTime()) === 'active');
  if (active.length === 0) return [warning(message('doctor_keys_none'))];
  return [good(message('doctor_keys_active', { active: active.length, all: keys.length }))];
}

/** Are there keys, and is the machine's own key private? */
export const keyFindings = async (config: Config, store: Store | undefined, now: Date): Promise<Finding[]> => [
  ...(await machineKeyFindings(config, store, now)),
  ...(await addinKeyFindings(config, store)),
  ...(await callerFindings(store, now)),
];
