import { CommandRefused } from './failure';

/** The items whose id or name is `named`. Four characters or more may also be the start of an id. */
export const byIdOrName = <T extends { readonly id: string; readonly name: string }>(
  all: readonly T[],
  named: string,
): readonly T[] =>
  all.filter(({ id, name }) => id === named || name === named || (named.length >= 4 && id.startsWith(named)));

/**
 * The only match.
 *
 * @param noun what the matches are: `key`
 * @param list the command that lists all of them
 * @param table shows several matches, to choose from
 * @throws CommandRefused where there is none, or several
 */
export function onlyMatch<T>(
  matches: readonly T[],
  named: string,
  noun: string,
  list: string,
  table: (several: readonly T[]) => string,
): T {
  if (matches.length === 1) return matches[0]!;
  throw new CommandRefused(
    matches.length === 0
      ? `There is no ${noun} "${named}". List them with \`${list}\`.`
      : `"${named}" matches ${matches.length} ${noun}s. Use the id of one.\n\n${table(matches)}`,
  );
}
