import { formattedNumbersSetting } from '../../src/client/shared';
import type { CellValue } from './failure';
import type { Kind } from './kind';

const formats: Readonly<Record<Exclude<Kind, 'plain'>, string>> = {
  money: '#,##0.00',
  rate: '#,##0.000000',
  percent: '0.00####"%"',
  share: '0.00"%"',
  date: 'yyyy-mm-dd',
};

function wantsFormats(): boolean {
  try {
    return (
      localStorage.getItem(formattedNumbersSetting) === 'on' && typeof CustomFunctions.FormattedNumber === 'function'
    );
  } catch {
    return false;
  }
}

/** How numbers of a kind are shown: as they are, or with a format where the user has asked for that and Excel can. */
export function presenter(kind: Kind): (value: string | number | boolean) => CellValue {
  if (kind === 'plain' || !wantsFormats()) return (value) => value;
  return (value) => (typeof value === 'number' ? new CustomFunctions.FormattedNumber(value, formats[kind]) : value);
}
