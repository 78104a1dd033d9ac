import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../environment';
import type { Store } from '../store/store';
import { hashOf, isWellFormed, newKey } from '../keys/key-format';
import { keepKey } from './keys';

/** The file that holds this machine's own key. Only its owner may read it. */
export const machineKeyFile = (dataDir: string): string => join(dataDir, 'machine-key');

const privately = { mode: 0o600 } as const;

/** Writes a file unless it exists. If several processes try at once, one succeeds. */
function wroteFirst(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { ...privately, flag: 'wx' });
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw problem;
  }
}

/** Does the system have file modes? Windows protects its files in another way. */
const keepsModes = process.platform !== 'win32';

/** Why the file of a key is not private enough and what to do; undefined if it is private. */
function exposure(file: string, { mode, uid }: Stats): string | undefined {
  if (!keepsModes) return undefined;
  if (uid !== process.getuid!())
    return `belongs to another user (${uid}), who can read and change it: run \`chown ${process.getuid!()} ${file}\`.`;
  const open = mode & 0o777;
  return (open & 0o077) === 0
    ? undefined
    : `can be used by other people of this machine (its mode is ${open.toString(8).padStart(4, '0')}): run \`chmod 600 ${file}\`. If they may have read it, delete the file too and disable the key.`;
}

/**
 * The content of the file with this machine's key.
 *
 * @throws ConfigError if others than its owner can use the file, or if it is a link, a directory or unreadable
 */
function readPrivately(file: string): string {
  let opened: number;
  try {
    opened = openSync(file, constants.O_RDONLY | (keepsModes ? constants.O_NOFOLLOW : 0));
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException;
    if (code === 'ELOOP')
      throw new ConfigError(
        `${file} is a link, and the key of this machine must be in a file of its own: replace the link by the file that it names, with \`chmod 600\`.`,
      );
    throw new ConfigError(
      `The key of this machine cannot be read: ${message}. Make ${file} a file that this user may read, with \`chmod 600\`.`,
    );
  }
  try {
    const stats = fstatSync(opened);
    if (stats.isDirectory()) throw new ConfigError(`${file} is a directory, and should be a file. Move it away.`);
    const exposed = exposure(file, stats);
    if (exposed !== undefined) throw new ConfigError(`${file} holds the key of this machine and ${exposed}`);
    return readFileSync(opened, 'utf8').trim();
  } finally {
    closeSync(opened);
  }
}

/**
 * The key of this machine. {@link ensureMachineKey} must have run before.
 *
 * @throws ConfigError if others than its owner can use its file
 */
export const readMachineKey = (dataDir: string): string => readPrivately(machineKeyFile(dataDir));

/** How many times, and how many milliseconds apart, a file is read that another process may still be writing. */
const looks = { times: 20, apart: 25 };

/** The key in the file; undefined if it holds none. */
async function keptKey(file: string): Promise<string | undefined> {
  for (let look = 0; look < looks.times; look++) {
    const key = readPrivately(file);
    if (isWellFormed(key)) return key;
    await pause(looks.apart);
  }
  return undefined;
}

/**
 * Makes sure that this machine has its own live key. All processes that start on one data directory share it. The file
 * decides which key it is. If the store does not know the key, it is added.
 *
 * @returns the key if it was just made, to be shown once; undefined if it existed before
 * @throws ConfigError if others than its owner can use its file
 */
export async function ensureMachineKey(store: Store, dataDir: string, now: Date): Promise<string | undefined> {
  const file = machineKeyFile(dataDir);
  const fresh = newKey('live');
  let made = wroteFirst(file, `${fresh}\n`);
  let key = made ? fresh : await keptKey(file);
  if (key === undefined) {
    // The file holds no valid key, for example because a write was cut short. It is replaced as a whole.
    const whole = `${file}.${process.pid}`;
    writeFileSync(whole, `${fresh}\n`, privately);
    renameSync(whole, file);
    made = true;
    key = fresh;
  }
  if ((await store.findKey(hashOf(key))) === undefined)
    await keepKey(store, key, { name: 'this machine', environment: 'live', plan: 'enterprise', now });
  return made ? key : undefined;
}

/**
 * The text about a new key. It shows the key only on a terminal, because redirected output ends up in logs.
 *
 * @param isTerminal does the output go to a terminal?
 */
export function aboutNewKey(key: string, dataDir: string, isTerminal: boolean): string {
  const file = machineKeyFile(dataDir);
  if (isTerminal) return `\nAn API key was made for this machine. It is shown once, and kept in ${file}:\n\n  ${key}\n`;
  return `An API key was made for this machine. It is not shown here, because this output may be kept: read it in ${file}.`;
}
