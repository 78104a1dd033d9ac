import { createInterface } from 'node:readline';
import { stateOf } from '../../server/access/keys';
import { hashOf, hintOf, isWellFormed, keyLength } from '../../server/keys/key-format';
import { commandLine } from '../../server/command-line';
import type { Store, StoredKey } from '../../server/store/store';
import { CommandRefused } from '../command/failure';
import { byIdOrName, onlyMatch } from '../command/named';
import { table } from './page';

/** How a person may name a key, for the help of commands. */
export const waysToName =
  'by its id or at least the first 4 characters of it, by its name (the latest key of that name), by the part that `list` shows, or by the key itself. With - the key is read from standard input, so it does not stay in the history of the shell';

const list = `${commandLine('keys')} list`;

/** The first line of standard input. */
async function firstLine(): Promise<string> {
  if (process.stdin.isTTY) console.error('Paste the key and press Enter.');
  for await (const line of createInterface({ input: process.stdin })) return line.trim();
  return '';
}

/** Which of several keys of one name a command can mean. */
export type Meant = (key: StoredKey, now: number) => boolean;

/** A key without a successor that has not expired. */
export const isLatest: Meant = (key, now) => key.replacedAt === null && stateOf(key, now) !== 'ended';

/** A key that is accepted, also one whose successor is in use already. */
export const isAccepted: Meant = (key, now) => stateOf(key, now) === 'active';

/** Those of several keys that can be meant; all of them if none can. */
function meantAmong(keys: readonly StoredKey[], isMeant: Meant): readonly StoredKey[] {
  const meant = keys.filter((key) => isMeant(key, Date.now()));
  return meant.length === 0 ? keys : meant;
}

/**
 * The key that a person names. No message repeats the key itself.
 *
 * @throws CommandRefused where there is none, or several can be meant
 */
export async function namedKey(store: Store, given: string, isMeant: Meant = isLatest): Promise<StoredKey> {
  const named = given === '-' ? await firstLine() : given;
  if (isWellFormed(named)) {
    const key = await store.findKey(hashOf(named));
    if (key === undefined)
      throw new CommandRefused(`The key ${hintOf(named)} is not a key of this server. List its keys with \`${list}\`.`);
    return key;
  }
  const keys = await store.listKeys();
  if (!named.startsWith('svc_'))
    return onlyMatch(meantAmong(byIdOrName(keys, named), isMeant), named, 'key', list, table);
  const part = named.replace(/(…|\.\.\.)$/, '');
  if (hintOf(part) !== `${part}…`)
    throw new CommandRefused(
      `${hintOf(part)} is not a valid key, which has ${keyLength} characters. Copy it whole, or give the part that \`${list}\` shows.`,
    );
  return onlyMatch(
    keys.filter(({ hint }) => hint.startsWith(part)),
    named,
    'key',
    list,
    table,
  );
}
