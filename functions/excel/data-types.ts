import { cardsSetting } from '../../src/client/shared';

const supports = (set: string, version: string): boolean =>
  typeof Office !== 'undefined' && Office.context?.requirements?.isSetSupported(set, version) === true;

/**
 * Does this Excel take numbers with a number format from functions? Older ones show an error in their place:
 * https://learn.microsoft.com/javascript/api/requirement-sets/excel/custom-functions-requirement-sets
 */
export const takesFormats = (): boolean => supports('CustomFunctionsRuntime', '1.4');

/**
 * Does the workbook ask for cards, and can this Excel show them on a number?
 * https://learn.microsoft.com/office/dev/add-ins/excel/excel-data-types-add-properties-to-basic-cell-values
 */
export const wantsCards = (): boolean =>
  takesFormats() && supports('ExcelApi', '1.19') && Office.context.document?.settings?.get(cardsSetting) === true;
