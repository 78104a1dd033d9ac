import { Explained } from '../../server/explained';
import { told } from '../../server/terminal';
import { message } from '../../src/language/message';
import { CommandRefused } from './failure';

/** What a person may name. */
type Noun = 'key' | 'access_code' | 'account' | 'member' | 'device' | 'request' | 'token';

/** The items whose id or name is `named`. Four characters or more may also be the start of an id. */
export const byIdOrName = <T extends { readonly id: string; readonly name: string }>(
  all: readonly T[],
  named: string,
): readonly T[] =>
  all.filter(({ id, name }) => id === named || name === named || (named.length >= 4 && id.startsWith(named)));

/**
 * The only match.
 *
 * @param noun what the matches are
 * @param list the command that lists all of them
 * @param table shows several matches, to choose from
 * @throws Error where there is none, or several
 */
export function onlyMatch<T>(
  matches: readonly T[],
  named: string,
  noun: Noun,
  list: string,
  table: (several: readonly T[]) => string,
): T {
  if (matches.length === 1) return matches[0]!;
  if (matches.length === 0) throw new Explained(message('command_none_named', { noun, named, list }));
  const several = message('command_several_named', { noun, named, count: matches.length });
  throw new CommandRefused(`${told(several)}\n\n${table(matches)}`);
}
