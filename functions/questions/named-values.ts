import { wrong } from '../cell/failure';
import { gridOf } from '../cell/grid';
import { type Given, isBlank, isUnset, textOf } from '../cell/values';
import { quoted, type Value, type Words, words } from '../cell/words';

/** The names that details may have, and how their values are read. Each part throws a `CellError` for what it is not. */
export interface DetailNames<Name extends string, Stated> {
  readonly isName: (text: string) => boolean;
  readonly nameOf: (text: string) => Name;
  /** What a text without a value states. */
  readonly statedAlone: (text: string) => readonly [Name, Stated];
  readonly isBlank: (name: Name, cell: Given) => boolean;
  readonly valueOf: (name: Name, value: Given) => Stated;
  readonly labelOf: (name: Name) => Value;
  /** Says with an example how they are written. */
  readonly advice: Words;
}

type Pair<Name extends string, Stated> = readonly [Name, Stated];

/** The most characters that a cell of Excel holds. */
const longestText = 32_767;

function pairsInText<Name extends string, Stated>(
  text: string,
  names: DetailNames<Name, Stated>,
): Pair<Name, Stated>[] {
  return text.split(/[;؛\n]/).flatMap((part): Pair<Name, Stated>[] => {
    if (part.trim() === '') return [];
    const sign = part.indexOf('=');
    if (sign < 0) return [names.statedAlone(part)];
    const value = part.slice(sign + 1).trim();
    if (value.includes('='))
      throw wrong(words('details_in_one', { text: quoted(part.trim(), 60), advice: names.advice }));
    const name = names.nameOf(part.slice(0, sign));
    return [[name, names.valueOf(name, value)]];
  });
}

/** Two columns, or two rows, of names and values. A name without a value is ignored. */
function pairsInRange<Name extends string, Stated>(
  grid: readonly (readonly Given[])[],
  names: DetailNames<Name, Stated>,
): Pair<Name, Stated>[] {
  const [first, second] = grid;
  const areNames = (cells: readonly Given[]): boolean =>
    cells.every((cell) => typeof cell === 'string' && (isBlank(cell) || names.isName(cell)));
  const inRows =
    grid.length === 2 && (first!.length !== 2 || (areNames(first!) && !areNames(grid.map(([name]) => name))));
  if (!inRows && first!.length !== 2) throw wrong(words('details_range', { advice: names.advice }));
  const cells = inRows
    ? first!.map((name, i): readonly [Given, Given] => [name, second![i]])
    : grid.map(([name, value]): readonly [Given, Given] => [name, value]);
  return cells.flatMap(([text, value]): Pair<Name, Stated>[] => {
    // Excel may pass an empty cell as 0: then the name and its value are both 0.
    if (isBlank(value) || (isUnset(text) && isUnset(value))) return [];
    if (isBlank(text)) throw wrong(words('detail_without_name', { text: quoted(textOf(value)) }));
    const name = names.nameOf(textOf(text));
    return names.isBlank(name, value) ? [] : [[name, names.valueOf(name, value)]];
  });
}

/**
 * The values of details by name, from text or from a range of names and values.
 *
 * @param details text such as `married; children=2`, or a range of two columns or two rows
 * @throws CellError with a message that says how to correct the details
 */
export function namedValues<Name extends string, Stated>(
  details: unknown,
  names: DetailNames<Name, Stated>,
): Partial<Record<Name, Stated>> {
  const grid = gridOf(details);
  const single = grid.length === 1 && grid[0]!.length === 1;
  const pairs = !single
    ? pairsInRange(grid, names)
    : isUnset(grid[0]![0])
      ? []
      : pairsInText(textOf(grid[0]![0], longestText), names);
  const found: Partial<Record<Name, Stated>> = {};
  for (const [name, value] of pairs) {
    if (found[name] !== undefined) throw wrong(words('detail_twice', { detail: names.labelOf(name) }));
    found[name] = value;
  }
  return found;
}
