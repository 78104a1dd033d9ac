import type { ReturnColumn, ReturnForm } from '../../reference/schema';
import type { Cell } from './cell';

/** A cell as text of a file: amounts with a point, or the comma of the form, and without separators of thousands. */
export function cellText(cell: Cell, { format: { decimals, comma } = {} }: ReturnColumn): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  const text = decimals === undefined ? String(cell) : cell.toFixed(decimals);
  return comma === true ? text.replace('.', ',') : text;
}

/** A line of columns of fixed width: zeros before numbers, spaces after text. */
const fixedLine = (cells: readonly Cell[], columns: readonly ReturnColumn[]): string =>
  columns
    .map((column, at) => {
      const { width = 0, zeros } = column.format ?? {};
      const text = cellText(cells[at]!, column).slice(0, width);
      return zeros === true ? text.padStart(width, '0') : text.padEnd(width, ' ');
    })
    .join('');

/** Pairs of code and value; a pair without a value is left out. */
const pairsLine = (cells: readonly Cell[], columns: readonly ReturnColumn[]): string =>
  columns
    .flatMap((column, at) => {
      const text = cellText(cells[at]!, column);
      if (text === '') return [];
      return [column.title, column.format?.quoted === true ? `"${text.replaceAll('"', '')}"` : text];
    })
    .join(',');

/** The line of a record in a file of fixed widths or of pairs. */
export const lineText = (
  kind: Extract<ReturnForm['file']['kind'], 'fixed' | 'pairs'>,
  cells: readonly Cell[],
  columns: readonly ReturnColumn[],
): string => (kind === 'fixed' ? fixedLine(cells, columns) : pairsLine(cells, columns));
