import { wantsFormattedNumbers } from '../../src/client/shared';
import { CellError, type CellValue } from '../cell/failure';
import { Figure } from '../cell/figure';
import { storage } from './service';

/** What a cell of Excel may hold. */
export type ExcelValue = string | number | boolean | CustomFunctions.Error | CustomFunctions.FormattedNumber;

const formats: Readonly<Record<Figure['kind'], string>> = {
  money: '#,##0.00',
  rate: '#,##0.000000',
  percent: '0.00####"%"',
  share: '0.00"%"',
  date: 'yyyy-mm-dd',
  date_read_again: 'yyyy-mm-dd" (read again)"',
};

const canFormat = (): boolean => typeof CustomFunctions.FormattedNumber === 'function';

/** An error as Excel shows it. The error of another cell has a code and no message. */
export const excelError = ({ code, message }: CellError): CustomFunctions.Error =>
  new CustomFunctions.Error(code as CustomFunctions.ErrorCode, ...(message === '' ? [] : [message]));

/** How Excel shows values: numbers plain, or with a number format if the user wants that and Excel supports it. */
export function shower(): (value: CellValue) => ExcelValue {
  const formatted = wantsFormattedNumbers(storage) && canFormat();
  return (value) => {
    if (value instanceof Figure)
      return formatted ? new CustomFunctions.FormattedNumber(value.value, formats[value.kind]) : value.value;
    return value instanceof CellError ? excelError(value) : value;
  };
}
