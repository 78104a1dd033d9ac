import { wantsFormattedNumbers } from '../../src/client/shared';
import { once } from '../../src/once';
import { CellError, type CellValue } from '../cell/failure';
import { Figure } from '../cell/figure';
import { type CellCatalog, say, Words } from '../cell/words';
import type { CardValue } from './card';
import { hasFormats } from './data-types';
import { formats } from './formats';
import { storage } from './service';

/** What a cell of Excel may hold. */
export type ExcelValue =
  | string
  | number
  | boolean
  | CustomFunctions.Error
  | CustomFunctions.FormattedNumber
  | CardValue;

/** An error as Excel shows it. The error of another cell has a code and no message. */
export const excelError = ({ code, sentence }: CellError, catalog: CellCatalog): CustomFunctions.Error =>
  new CustomFunctions.Error(code as CustomFunctions.ErrorCode, ...(sentence === '' ? [] : [say(sentence, catalog)]));

/**
 * How Excel shows values: words in a language, dates as dates, and other numbers plain, or with a number format if the
 * user wants that. An Excel that knows no number formats of values shows plain numbers.
 */
export function shower(catalog: CellCatalog): (value: CellValue) => ExcelValue {
  const takes = once(hasFormats);
  const formatsAll = wantsFormattedNumbers(storage) && takes();
  return (value) => {
    if (value instanceof Figure)
      return formatsAll || (isDate(value) && takes())
        ? new CustomFunctions.FormattedNumber(value.value, formats[value.kind])
        : value.value;
    if (value instanceof Words) return say(value, catalog);
    return value instanceof CellError ? excelError(value, catalog) : value;
  };
}

const isDate = ({ kind }: Figure): boolean => kind === 'date' || kind === 'date_read_again';
