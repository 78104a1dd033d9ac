import type { FigureKind } from '../../src/client/function-value';

/** The number format of each kind of number. */
export const formats: Readonly<Record<FigureKind, string>> = {
  money: '#,##0.00',
  rate: '#,##0.000000',
  percent: '0.00####"%"',
  share: '0.00"%"',
  date: 'yyyy-mm-dd',
  date_read_again: 'yyyy-mm-dd" (read again)"',
};
