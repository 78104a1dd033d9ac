import { foldedName } from '../../../src/contract/country-names';
import { sameText } from '../../../src/contract/labels';
import { wrong } from '../../cell/failure';
import { quoted, words } from '../../cell/words';
import { isBlank } from '../../cell/values';
import { labelValue } from '../label-value';
import { type Column, type Deduction, lookedAt, type Row } from './column';
import { hasValues } from './unknown-columns';

const isSame = (one: Column, other: Column, rows: readonly Row[]): boolean =>
  rows.every((row) => isBlank(row[other.at]) || sameText(lookedAt(row[one.at])) === sameText(lookedAt(row[other.at])));

/**
 * The columns without those that repeat another: an empty one, such as a heading that a paste left over, and one with
 * the same values.
 *
 * @throws CellError if two columns of one meaning differ
 */
export function withoutRepeated(columns: readonly Column[], rows: readonly Row[]): readonly Column[] {
  const filled = new Map<string, Column>();
  const repeats = new Set<Column>();
  for (const column of columns) {
    if (column.added) continue;
    const other = filled.get(column.name);
    if (other === undefined) filled.set(column.name, column);
    else if (!hasValues(column, rows) || isSame(other, column, rows)) repeats.add(column);
    else if (!hasValues(other, rows)) {
      repeats.add(other);
      filled.set(column.name, column);
    } else
      throw wrong(
        words('columns_of_one_meaning', {
          first: quoted(other.heading),
          second: quoted(column.heading),
          label: labelValue(column.name),
        }),
      );
  }
  return columns.filter((column) => !repeats.has(column));
}

/**
 * Refuses columns of one heading that are added up, or taken off net pay: nobody can tell whether the second one is a
 * copy.
 *
 * @throws CellError that names the heading
 */
export function refuseSameHeadings(columns: readonly Deduction[], rows: readonly Row[]): void {
  const known = new Set<string>();
  for (const column of columns) {
    if (!hasValues(column, rows)) continue;
    const heading = foldedName(column.heading);
    if (known.has(heading)) throw wrong(words('heading_twice', { heading: quoted(column.heading) }));
    known.add(heading);
  }
}
