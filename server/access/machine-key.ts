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
import { ConfigError } from '../environment';
import type { StoreSettings } from '../store/open';
import type { Store } from '../store/store';
import { makeDirectory } from '../store/make-directory';
import { commandLine } from '../command-line';
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
function exposure(file: string, { mode, uid }: Stats): string | undefined {
  if (!keepsModes) return undefined;
  if (uid !== process.getuid!())
    return `belongs to another user (${uid}), who can read and change it: run \`chown ${process.getuid!()} ${file}\`.`;
  const open = mode & 0o777;
  return (open & 0o077) === 0
    ? undefined
    : `can be used by other people of this machine (its mode is ${open.toString(8).padStart(4, '0')}): run \`chmod 600 ${file}\`. If they may have read it, also replace the key: \`${commandLine('keys')} rotate 'this machine' --overlap 0\`.`;
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
 * The text about a new key. It shows the key only on a terminal, because redirected output ends up in logs.
 *
 * @param isTerminal does the output go to a terminal?
 */
export function aboutNewKey(key: string, dataDir: string, isTerminal: boolean): string {
  const file = machineKeyFile(dataDir);
  if (isTerminal) return `\nAn API key was made for this machine. It is shown once, and kept in ${file}:\n\n  ${key}\n`;
  return `An API key was made for this machine. It is not shown here, because this output may be kept: read it in ${file}.`;
}
