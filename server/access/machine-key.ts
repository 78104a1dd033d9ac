import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../store/store';
import { hashOf } from './key-format';
import { issueKey } from './keys';

/** The file, readable by its owner alone, in which this machine's own key is kept. */
export const machineKeyFile = (dataDir: string): string => join(dataDir, 'machine-key');

/**
 * Makes sure that this machine has a live key of its own.
 *
 * @returns the key when it was made just now, to be shown once; undefined when there is one already
 */
export async function ensureMachineKey(store: Store, dataDir: string, now: Date): Promise<string | undefined> {
  const file = machineKeyFile(dataDir);
  if (existsSync(file) && (await store.findKey(hashOf(readFileSync(file, 'utf8').trim()))) !== undefined) return undefined;
  const { key } = await issueKey(store, { name: 'this machine', environment: 'live', plan: 'enterprise', now });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}
