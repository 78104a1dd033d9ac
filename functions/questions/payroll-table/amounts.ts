import { isDetailName, payDetails } from '../../../src/contract/details';
import { withoutMoney } from '../../../src/contract/labels';
import { payColumns } from '../../../src/contract/words/payroll-columns';
import { wrong } from '../../cell/failure';
import { quoted, words } from '../../cell/words';
import type { Column, Columns, Row } from './column';

const holdsAmounts = ({ name }: Column): boolean =>
  (payColumns as readonly string[]).includes(name) ||
  (isDetailName(name) && (['part', 'benefit'].includes(payDetails[name].kind) || name.startsWith('paid_')));

/** A dash is how accountants write that there is nothing. */
const nothing = /^[-–—]+$/;

/**
 * Rows whose amounts are bare numbers: `850 000 FCFA` loses its money, and a dash is an empty cell. A code, such as KES,
 * says in which currency the pay is.
 *
 * @throws CellError if cells are in two currencies
 */
export function withBareAmounts(
  rows: readonly Row[],
  columns: Columns,
): { readonly rows: readonly Row[]; readonly columns: Columns } {
  const places = [...columns.stated.filter(holdsAmounts), ...columns.deductions].map(({ at }) => at);
  let [currency, named] = [columns.currency, columns.currency];
  const bare = (cell: unknown): unknown => {
    if (typeof cell !== 'string') return cell;
    if (nothing.test(cell.trim())) return '';
    const amount = withoutMoney(cell);
    if (amount === undefined) return cell;
    if (amount.currency !== undefined) {
      if (currency !== undefined && currency !== amount.currency)
        throw wrong(words('columns_of_two_currencies', { first: quoted(named), second: quoted(cell) }));
      [currency, named] = [amount.currency, named ?? cell];
    }
    return amount.number;
  };
  const bared = rows.map((row): Row => {
    const changed = places.filter((at) => typeof row[at] === 'string' && bare(row[at]) !== row[at]);
    return changed.length === 0 ? row : row.map((cell, at) => (changed.includes(at) ? bare(cell) : cell));
  });
  return { rows: bared, columns: currency === columns.currency ? columns : { ...columns, currency } };
}
