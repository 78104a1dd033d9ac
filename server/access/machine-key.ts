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

/** What only its owner may read; Windows keeps its files in another way. */
const keepsModes = process.platform !== 'win32';

/** Why the file of a key is not as private as it must be, with what to do; undefined where it is. */
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
 * What the file of this machine's key holds.
 *
 * @throws ConfigError where others than its owner can use it, or where it is no file of its own
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
 * The key of this machine, which {@link ensureMachineKey} has made sure of.
 *
 * @throws ConfigError where others than its owner can use its file
 */
export const readMachineKey = (dataDir: string): string => readPrivately(machineKeyFile(dataDir));

/** How often, and how far apart in milliseconds, a file is read that another process may be writing at this moment. */
const looks = { times: 20, apart: 25 };

/** The key of the file, where it holds one. */
async function keptKey(file: string): Promise<string | undefined> {
  for (let look = 0; look < looks.times; look++) {
    const key = readPrivately(file);
    if (isWellFormed(key)) return key;
    await pause(looks.apart);
  }
  return undefined;
}

/**
 * Makes sure that this machine has a live key of its own, the same for all processes that start on one data directory.
 * The file decides which key it is, and the store is made to know it.
 *
 * @returns the key when it was made just now, to be shown once; undefined when there is one already
 * @throws ConfigError where others than its owner can use its file
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
  if ((await store.findKey(hashOf(key))) === undefined)
    await keepKey(store, key, { name: 'this machine', environment: 'live', plan: 'enterprise', now });
  return made ? key : undefined;
}

/**
 * The text about a key that was just made. It shows the key to a person at a terminal only, because redirected output
 * ends up in logs.
 *
 * @param isTerminal does the output go to a terminal?
 */
export function aboutNewKey(key: string, dataDir: string, isTerminal: boolean): string {
  const file = machineKeyFile(dataDir);
  if (isTerminal) return `\nAn API key was made for this machine. It is shown once, and kept in ${file}:\n\n  ${key}\n`;
  return `An API key was made for this machine. It is not shown here, because this output may be kept: read it in ${file}.`;
}
