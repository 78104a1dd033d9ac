import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { message, type Message } from '../../src/language/message';
import { ConfigError } from '../environment';
import type { StoreSettings } from '../store/open';
import type { Store } from '../store/store';
import { makeDirectory } from '../store/make-directory';
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
export const keepsModes = process.platform !== 'win32';

/** Why the file of a key is not private enough and what to do; undefined if it is private. */
function exposure(file: string, { mode, uid }: Stats): Message | undefined {
  if (!keepsModes) return undefined;
  const user = process.getuid!();
  if (uid !== user) return message('key_file_of_other', { file, owner: String(uid), user: String(user) });
  const open = mode & 0o777;
  return (open & 0o077) === 0 ? undefined : message('key_file_open', { file, mode: open.toString(8).padStart(4, '0') });
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
    const { code, message: text } = problem as NodeJS.ErrnoException;
    if (code === 'ELOOP') throw new ConfigError(message('key_file_is_link', { file }));
    throw new ConfigError(message('key_file_unreadable', { file, reason: message('system_words', { text }) }));
  }
  try {
    const stats = fstatSync(opened);
    if (stats.isDirectory()) throw new ConfigError(message('path_is_directory', { path: file }));
    const exposed = exposure(file, stats);
    if (exposed !== undefined) throw new ConfigError(exposed);
    return readFileSync(opened, 'utf8').trim();
  } finally {
    closeSync(opened);
  }
}

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

/** Where this machine's key is kept. */
export type Place = Pick<StoreSettings, 'dataDir' | 'databaseUrl'>;

/** A fresh key that is not stored yet, and the key that is in use. They are the same if it was just made. */
interface Ensured {
  readonly fresh: string;
  readonly key: string;
}

/** The key in the file, which decides. All processes that start on one data directory share it. */
async function keyInFile(file: string): Promise<Ensured> {
  const fresh = newKey('live');
  if (wroteFirst(file, `${fresh}\n`)) return { fresh, key: fresh };
  const key = await keptKey(file);
  if (key !== undefined) return { fresh, key };
  // The file holds no valid key, for example because a write was cut short.
  replaceFile(file, fresh);
  return { fresh, key: fresh };
}

/** Writes the file of a key as a whole. */
function replaceFile(file: string, key: string): void {
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, `${key}\n`, privately);
  renameSync(whole, file);
}

const secretName = 'machine key';

/** Copies the key of a store that machines share into the file of this machine, unless its disk cannot be written. */
function copyToFile(file: string, key: string): void {
  try {
    makeDirectory(dirname(file));
    replaceFile(file, key);
  } catch (problem) {
    if (!['EROFS', 'EACCES', 'EPERM'].includes((problem as NodeJS.ErrnoException).code ?? '')) throw problem;
  }
}

/** The key in a store that machines share. The first machine puts its key there. Each machine then has a copy. */
async function keyInStore(store: Store, file: string): Promise<Ensured> {
  const fresh = newKey('live');
  const own = existsSync(file) ? await keptKey(file) : undefined;
  const key = await store.secret(secretName, own ?? fresh);
  if (own !== key) copyToFile(file, key);
  return { fresh, key };
}

/**
 * Makes sure that there is a live key for the calls of this machine. If the store does not know the key, it is added.
 *
 * @returns the key if it was just made, to be shown once; undefined if it existed before
 * @throws ConfigError if others than its owner can use its file
 */
export async function ensureMachineKey(
  store: Store,
  { dataDir, databaseUrl }: Place,
  now: Date,
): Promise<string | undefined> {
  const file = machineKeyFile(dataDir);
  const { fresh, key } = await (databaseUrl === undefined ? keyInFile(file) : keyInStore(store, file));
  if ((await store.findKey(hashOf(key))) === undefined)
    await keepKey(store, key, { name: 'this machine', environment: 'live', plan: 'enterprise', now });
  return key === fresh ? key : undefined;
}

/**
 * The content of the file with this machine's key.
 *
 * @throws ConfigError if others than its owner can use it
 */
export const readMachineKeyFile = (dataDir: string): string => readPrivately(machineKeyFile(dataDir));

/**
 * The key of this machine; undefined if the store that machines share has none yet.
 *
 * @throws ConfigError if there is no file, or others than its owner can use it
 */
export const readMachineKey = async (store: Store, { dataDir, databaseUrl }: Place): Promise<string | undefined> =>
  databaseUrl === undefined ? readMachineKeyFile(dataDir) : store.storedSecret(secretName);

/** Puts another key in the place of this machine's key. Servers that share a store copy it from there themselves. */
export const writeMachineKey = async (store: Store, { dataDir, databaseUrl }: Place, key: string): Promise<void> =>
  databaseUrl === undefined ? replaceFile(machineKeyFile(dataDir), key) : store.replaceSecret(secretName, key);

/** The key of this machine as it is now. Where machines share a store, the file gets a copy of a new one. */
export async function refreshMachineKey(store: Store, place: Place, known: string): Promise<string> {
  const key = (await readMachineKey(store, place)) ?? known;
  if (place.databaseUrl !== undefined && key !== known) copyToFile(machineKeyFile(place.dataDir), key);
  return key;
}

/**
 * What is said about a new key. The key follows on a terminal only, because redirected output ends up in logs.
 *
 * @param isTerminal does the output go to a terminal?
 */
export const aboutNewKey = (dataDir: string, isTerminal: boolean): Message =>
  message(isTerminal ? 'key_made' : 'key_made_unseen', { file: machineKeyFile(dataDir) });
