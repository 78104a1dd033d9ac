import { createInterface } from 'node:readline';
import { hashOf, hintOf, isWellFormed, keyLength } from '../../server/keys/key-format';
import type { Store, StoredKey } from '../../server/store/store';
import { Refused } from '../refused';
import { byIdOrName, oneOf } from '../stored';
import { table } from './page';

/** What a person may name a key by, for the help of commands. */
export const waysToName =
  'by its id or the first 4 characters of it or more, by its name, by the part that `list` shows, or by the key itself; - reads it from standard input, so that a key does not stay in the history of the shell';

/** The first line of standard input. */
async function firstLine(): Promise<string> {
  if (process.stdin.isTTY) console.error('Paste the key and press Enter.');
  for await (const line of createInterface({ input: process.stdin })) return line.trim();
  return '';
}

/**
 * The key that a person means. A key that is given itself is in no message.
 *
 * @throws Refused where it is none, or several
 */
export async function namedKey(store: Store, given: string): Promise<StoredKey> {
  const named = given === '-' ? await firstLine() : given;
  if (isWellFormed(named)) {
    const key = await store.findKey(hashOf(named));
    if (key === undefined)
      throw new Refused(`The key ${hintOf(named)} is not one of this server: \`npm run keys -- list\` shows them.`);
    return key;
  }
  const keys = await store.listKeys();
  if (!named.startsWith('svc_')) return oneOf(byIdOrName(keys, named), named, 'key', 'npm run keys -- list', table);
  const part = named.replace(/(…|\.\.\.)$/, '');
  if (hintOf(part) !== `${part}…`)
    throw new Refused(
      `${hintOf(part)} is not written as a key is, with ${keyLength} characters that fit together: copy it whole, or give the part that \`npm run keys -- list\` shows.`,
    );
  return oneOf(
    keys.filter(({ hint }) => hint.startsWith(part)),
    named,
    'key',
    'npm run keys -- list',
    table,
  );
}
