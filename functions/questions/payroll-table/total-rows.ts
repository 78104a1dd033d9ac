import { isTotal, mayBeTotal } from '../../../src/contract/labels';
import { type PayColumn, payColumns } from '../../../src/contract/words/payroll-columns';
import { CellError } from '../../cell/failure';
import { isBlank } from '../../cell/values';
import { numberOf } from '../../cell/values';
import { type Column, lookedAt, type Row } from './column';

const cents = (amount: number): number => Math.round(amount * 100);

/** The pay that a row states; undefined if it states none. */
function payOf(row: Row, pay: readonly Column[]): number | undefined {
  for (const { at, heading } of pay) {
    if (isBlank(row[at])) continue;
    try {
      return numberOf(row[at], heading);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
    }
  }
  return undefined;
}

const textsOf = (row: Row): string[] =>
  row.map(lookedAt).filter((value): value is string => typeof value === 'string' && /\p{L}/u.test(value));

/**
 * The rows of sums: those that are named so and name nobody, and a last row without any text whose pay is the sum of
 * named rows above.
 */
export function totalRows(columns: readonly Column[], rows: readonly Row[]): ReadonlySet<Row> {
  const pay = columns.filter(({ name, added }) => added !== true && payColumns.includes(name as PayColumn));
  const found = new Set<Row>();
  const last = rows.filter((row) => row.some((cell) => !isBlank(cell))).pop();
  let [all, part, named, people] = [0, 0, true, 0];
  for (const row of rows) {
    const texts = textsOf(row);
    const amount = payOf(row, pay);
    const isSum = amount !== undefined && people > 1 && [all, part].some((sum) => cents(sum) === cents(amount));
    const isNamed = texts.length > 0 && (texts.every(isTotal) || (isSum && texts.every(mayBeTotal)));
    if (isNamed || (texts.length === 0 && row === last && named && isSum)) {
      found.add(row);
      part = 0;
    } else if (amount !== undefined) {
      [all, part, people] = [all + amount, part + amount, people + 1];
      named &&= texts.length > 0;
    }
  }
  return found;
}
