import { createInterface } from 'node:readline';
import { stateOf } from '../../server/access/keys';
import { hashOf, hintOf, isWellFormed, keyLength } from '../../server/keys/key-format';
import { commandLine } from '../../server/command-line';
import { Explained } from '../../server/explained';
import type { Store, StoredKey } from '../../server/store/store';
import { told } from '../../server/terminal';
import { message } from '../../src/language/message';
import { byIdOrName, onlyMatch } from '../command/named';
import { table } from './page';

const list = `${commandLine('keys')} list`;

/** The first line of standard input. */
async function firstLine(): Promise<string> {
  if (process.stdin.isTTY) console.error(told(message('keys_paste')));
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
 * @throws Error where there is none, or several can be meant
 */
export async function namedKey(store: Store, given: string, isMeant: Meant = isLatest): Promise<StoredKey> {
  const named = given === '-' ? await firstLine() : given;
  if (isWellFormed(named)) {
    const key = await store.findKey(hashOf(named));
    if (key === undefined) throw new Explained(message('keys_foreign', { key: hintOf(named) }));
    return key;
  }
  const keys = await store.listKeys();
  if (!named.startsWith('svc_'))
    return onlyMatch(meantAmong(byIdOrName(keys, named), isMeant), named, 'key', list, table);
  const part = named.replace(/(…|\.\.\.)$/, '');
  if (hintOf(part) !== `${part}…`)
    throw new Explained(message('keys_malformed', { key: hintOf(part), length: String(keyLength) }));
  return onlyMatch(
    keys.filter(({ hint }) => hint.startsWith(part)),
    named,
    'key',
    list,
    table,
  );
}
