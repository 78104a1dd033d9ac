import { readFileSync, statSync } from 'node:fs';
import { message } from '../../src/language/message';
import { ConfigError } from '../environment';
import { hashOf } from '../keys/key-format';
import type { Store, StoredKey } from '../store/store';
import type { Identity } from './identity';
import type { Keyring } from './keyring';
import {
  keepsModes,
  machineKeyFile,
  type Place,
  readMachineKey,
  refreshMachineKey,
  writeMachineKey,
} from './machine-key';

/** The content of the file, which need not be private: it is only compared. undefined if there is no file. */
function fileContent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw problem;
  }
}

/**
 * What puts the successor of a key into the place of this machine's key; undefined for any other key. Run it while the
 * old key still works, so servers change from one to the other without a gap.
 *
 * @throws ConfigError if the file belongs to another user, whose server could not read a new one
 */
export async function machineKeySuccession(
  store: Store,
  place: Place,
  { id }: StoredKey,
): Promise<((successor: string) => Promise<void>) | undefined> {
  const file = machineKeyFile(place.dataDir);
  const isShared = place.databaseUrl !== undefined;
  const key = isShared ? await readMachineKey(store, place) : fileContent(file);
  if (key === undefined || (await store.findKey(hashOf(key)))?.id !== id) return undefined;
  if (!isShared && keepsModes && statSync(file).uid !== process.getuid!())
    throw new ConfigError(message('key_file_of_other_server', { file, owner: String(statSync(file).uid) }));
  return (successor) => writeMachineKey(store, place, successor);
}

/** The shortest time between two looks for a new key, in milliseconds. */
const looksApart = 1_000;

/**
 * Follows the key of this machine. Once the store says that the key was replaced or is refused, its successor is read.
 * A call is let in as the identity that is returned: a second look-up could find that the key has ended since.
 *
 * @param onProblem receives why the successor cannot be read; the key before it is used until then
 */
export function followMachineKey(
  { store, place, keyring, elapsed }: Readonly<{ store: Store; place: Place; keyring: Keyring; elapsed: () => number }>,
  first: string,
  onProblem: (problem: unknown) => void,
): () => Promise<Identity> {
  let key = first;
  let lookedAt = -Infinity;
  let looking = Promise.resolve();
  async function look(): Promise<void> {
    try {
      key = await refreshMachineKey(store, place, key);
    } catch (problem) {
      onProblem(problem);
    }
  }
  return async () => {
    const identity = await keyring.identified(key);
    if (identity.ok && identity.key.replacedAt === null) return identity;
    if (elapsed() - lookedAt >= looksApart) {
      lookedAt = elapsed();
      looking = look();
    }
    // Calls that arrive together wait for the same look.
    await looking;
    return keyring.identified(key);
  };
}
