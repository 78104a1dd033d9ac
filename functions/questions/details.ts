import type { DetailName, DetailValue, DetailValues } from '../../src/contract/details';
import { detailMeant } from '../../src/contract/labels';
import { wrong } from '../cell/failure';
import { quoted, words } from '../cell/words';
import { gridOf } from '../cell/grid';
import { type Given, isBlank, isUnset, textOf } from '../cell/values';
import { nameOf, statedAlone } from './detail-name';
import { isBlankDetail, valueAlone, valueOf } from './detail-value';
import { labelValue } from './label-value';

type Pair = readonly [DetailName, DetailValue];

/** The most characters that a cell of Excel holds. */
const longestText = 32_767;

function pairAlone(text: string): Pair {
  const [name, value] = statedAlone(text);
  return [name, value === true ? valueAlone(name) : value];
}

function pairsInText(text: string): Pair[] {
  return text.split(/[;؛\n]/).flatMap((part): Pair[] => {
    if (part.trim() === '') return [];
    const sign = part.indexOf('=');
    if (sign < 0) return [pairAlone(part)];
    const value = part.slice(sign + 1).trim();
    if (value.includes('='))
      throw wrong(words('details_in_one', { text: quoted(part.trim(), 60), advice: words('write_details') }));
    const name = nameOf(part.slice(0, sign));
    return [[name, valueOf(name, value)]];
  });
}

/** Two columns, or two rows, of names and values. A name without a value is ignored. */
function pairsInRange(grid: readonly (readonly Given[])[]): Pair[] {
  const [first, second] = grid;
  const areNames = (cells: readonly Given[]): boolean =>
    cells.every((cell) => typeof cell === 'string' && (isBlank(cell) || detailMeant(cell) !== undefined));
  const inRows =
    grid.length === 2 && (first!.length !== 2 || (areNames(first!) && !areNames(grid.map(([name]) => name))));
  if (!inRows && first!.length !== 2) throw wrong(words('details_range', { advice: words('write_details') }));
  const cells = inRows
    ? first!.map((name, i): readonly [Given, Given] => [name, second![i]])
    : grid.map(([name, value]): readonly [Given, Given] => [name, value]);
  return cells.flatMap(([text, value]): Pair[] => {
    if (isBlank(value)) return [];
    if (isBlank(text)) throw wrong(words('detail_without_name', { text: quoted(textOf(value)) }));
    const name = nameOf(textOf(text));
    return isBlankDetail(name, value) ? [] : [[name, valueOf(name, value)]];
  });
}

/**
 * Details of pay, from text or from a range of names and values. The service checks whether the law accepts each value.
 *
 * @param details text such as `married; children=2; pay_date=2026-01-31`, or a range of two columns or two rows
 * @throws CellError with a message that says how to correct the details
 */
export function detailsOf(details: unknown): DetailValues {
  const grid = gridOf(details);
  const single = grid.length === 1 && grid[0]!.length === 1;
  const pairs = !single
    ? pairsInRange(grid)
    : isUnset(grid[0]![0])
      ? []
      : pairsInText(textOf(grid[0]![0], longestText));
  const found: Partial<Record<DetailName, DetailValue>> = {};
  for (const [name, value] of pairs) {
    if (found[name] !== undefined) throw wrong(words('detail_twice', { detail: labelValue(name) }));
    found[name] = value;
  }
  return found;
}
