import { readConfig } from '../server/config';
import { openStore } from '../server/store/open';
import type { Store } from '../server/store/store';
import { Refused } from './refused';

/** Works on the store of the server that has the same configuration, which may be running. */
export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(readConfig(process.env));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/**
 * The one that a person means.
 *
 * @param found those that it may be
 * @param what they are, in a sentence: `key`
 * @param list the command that shows them
 * @param table how several are shown, to choose from
 * @throws Refused where there is none, or several
 */
export function oneOf<T>(
  found: readonly T[],
  named: string,
  what: string,
  list: string,
  table: (several: readonly T[]) => string,
): T {
  if (found.length === 1) return found[0]!;
  throw new Refused(
    found.length === 0
      ? `There is no ${what} "${named}": \`${list}\` shows them.`
      : `"${named}" means ${found.length} ${what}s: use the id of one.\n\n${table(found)}`,
  );
}

/** Those that an id, the first four characters of an id or more, or a name stands for. */
export const byIdOrName = <T extends { readonly id: string; readonly name: string }>(
  all: readonly T[],
  named: string,
): readonly T[] =>
  all.filter(({ id, name }) => id === named || name === named || (named.length >= 4 && id.startsWith(named)));

/** Prints a value, or what a person reads of it. */
export const show = (json: boolean, value: unknown, text: string): void =>
  console.log(json ? JSON.stringify(value, null, 2) : text);
