import { wantsFormattedNumbers } from '../../src/client/shared';
import { CellError, type CellValue } from '../cell/failure';
import { Figure } from '../cell/figure';
import { type CellCatalog, say, Words } from '../cell/words';
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
export const excelError = ({ code, sentence }: CellError, catalog: CellCatalog): CustomFunctions.Error =>
  new CustomFunctions.Error(code as CustomFunctions.ErrorCode, ...(sentence === '' ? [] : [say(sentence, catalog)]));

/**
 * How Excel shows values: words in a language, and numbers plain, or with a number format if the user wants that and
 * Excel supports it.
 */
export function shower(catalog: CellCatalog): (value: CellValue) => ExcelValue {
  const formatted = wantsFormattedNumbers(storage) && canFormat();
  return (value) => {
    if (value instanceof Figure)
      return formatted ? new CustomFunctions.FormattedNumber(value.value, formats[value.kind]) : value.value;
    if (value instanceof Words) return say(value, catalog);
    return value instanceof CellError ? excelError(value, catalog) : value;
  };
}
