import { wantsFormattedNumbers } from '../../src/client/shared';
import { storage } from '../service';
import type { CellValue } from './failure';
import type { Kind } from './kind';

const formats: Readonly<Record<Exclude<Kind, 'plain'>, string>> = {
  money: '#,##0.00',
  rate: '#,##0.000000',
  percent: '0.00####"%"',
  share: '0.00"%"',
  date: 'yyyy-mm-dd',
};

const canFormat = (): boolean => typeof CustomFunctions.FormattedNumber === 'function';

/** How a cell shows values of a kind: plain, or with a number format if the user wants that and Excel supports it. */
export function presenter(kind: Kind): (value: string | number | boolean) => CellValue {
  if (kind === 'plain' || !wantsFormattedNumbers(storage) || !canFormat()) return (value) => value;
  return (value) => (typeof value === 'number' ? new CustomFunctions.FormattedNumber(value, formats[kind]) : value);
}
