import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../store/store';
import { hashOf, isWellFormed, newKey } from './key-format';
import { keepKey } from './keys';

/** The file, readable by its owner alone, in which this machine's own key is kept. */
export const machineKeyFile = (dataDir: string): string => join(dataDir, 'machine-key');

const privately = { mode: 0o600 } as const;

/** Writes a file unless there is one; of several processes at once, one succeeds. */
function wroteFirst(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { ...privately, flag: 'wx' });
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw problem;
  }
}

/** How often, and how far apart in milliseconds, a file is read that another process may be writing at this moment. */
const looks = { times: 20, apart: 25 };

/** The key of the file, where it holds one. */
async function keptKey(file: string): Promise<string | undefined> {
  for (let look = 0; look < looks.times; look++) {
    const key = readFileSync(file, 'utf8').trim();
    if (isWellFormed(key)) return key;
    await pause(looks.apart);
  }
  return undefined;
}

/**
 * Makes sure that this machine has a live key of its own, the same for all processes that start on one data directory. The file decides which key it is, and the store is made to know it.
 *
 * @returns the key when it was made just now, to be shown once; undefined when there is one already
 */
export async function ensureMachineKey(store: Store, dataDir: string, now: Date): Promise<string | undefined> {
  const file = machineKeyFile(dataDir);
  const fresh = newKey('live');
  let made = wroteFirst(file, `${fresh}\n`);
  let key = made ? fresh : await keptKey(file);
  if (key === undefined) {
    // What is there is no key, as after a write that was cut short: it is replaced as a whole.
    const whole = `${file}.${process.pid}`;
    writeFileSync(whole, `${fresh}\n`, privately);
    renameSync(whole, file);
    made = true;
    key = fresh;
  }
  if ((await store.findKey(hashOf(key))) === undefined) await keepKey(store, key, { name: 'this machine', environment: 'live', plan: 'enterprise', now });
  return made ? key : undefined;
}
