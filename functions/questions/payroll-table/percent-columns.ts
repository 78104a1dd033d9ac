import { type DetailValue, isDetailName, payDetails } from '../../../src/contract/details';
import { CellError, wrong } from '../../cell/failure';
import { quoted, words } from '../../cell/words';
import { type Given, isBlank } from '../../cell/values';
import { valueOf } from '../detail-value';
import { type Column, lookedAt, type Row } from './column';

/** Up to 300 % a number may be a cell that is formatted as a percentage. Nobody is paid so small an amount. */
const mostShare = 3;

const tidy = (number: number): number => Number(number.toPrecision(12));

/** The value of a cell; undefined for an error, which its row will report. */
function valueAt({ name, at }: Column, row: Row): DetailValue | undefined {
  if (isBlank(row[at]) || !isDetailName(name)) return undefined;
  try {
    return valueOf(name, row[at]);
  } catch (error) {
    if (error instanceof CellError) return undefined;
    throw error;
  }
}

/** Does Excel say that the cell is formatted as a percentage? It does so only for numbers that carry their own format. */
const isPercentFormat = (cell: Given): boolean =>
  typeof cell === 'object' && cell !== null && 'numberFormat' in cell && String(cell.numberFormat).includes('%');

/** How a column of parts of pay is read, as a whole: Excel passes 100 % as 1, and does not say that it is a percentage. */
export function withNumbersRead(column: Column, rows: readonly Row[], inPercent: boolean): Column {
  if (!isDetailName(column.name) || payDetails[column.name].kind !== 'part') return column;
  const values = rows.map((row) => valueAt(column, row));
  const numbers = values.filter((value): value is number => typeof value === 'number' && value > 0);
  // Below a heading in %, a fraction beside 20 may be half a percent, or 50 %.
  const fractions = inPercent && numbers.length > 0 ? rows.map(({ [column.at]: cell }) => lookedAt(cell)) : [];
  const small = [
    ...numbers.filter((value) => value <= mostShare),
    ...fractions.filter((value): value is number => typeof value === 'number' && value > 0 && value < 1),
  ];
  if (small.length === 0) return inPercent ? { ...column, numbers: 'percentages' } : column;
  const allSmall = numbers.every((value) => value <= mostShare);
  if (inPercent && allSmall) return { ...column, numbers: 'shares' };
  const hasShares =
    values.some((value) => typeof value === 'object') || rows.some((row) => isPercentFormat(row[column.at]));
  if (allSmall && hasShares) return { ...column, numbers: 'shares' };
  const [number] = small as [number, ...number[]];
  const percent = tidy(number * 100);
  throw wrong(words('amount_or_percentage', { heading: quoted(column.heading), number, percent }));
}

/** The value of a cell, with its number read as the whole column is. */
export const asColumnSays = ({ numbers }: Column, value: DetailValue): DetailValue =>
  numbers === undefined || typeof value !== 'number' || value === 0
    ? value
    : { percent_of_basic: numbers === 'shares' ? tidy(value * 100) : value };
