import type { TextStorage } from './storage';

/** Page event: the pane asks the functions to discard their cached answers and recalculate. */
export const refreshEvent = 'svc:refresh';

const formattedNumbersSetting = 'svc.formatted-numbers';

/** True if money and percentages reach cells with a number format. The user sets this in the pane. */
export const wantsFormattedNumbers = (storage: TextStorage): boolean =>
  storage.getItem(formattedNumbersSetting) === 'on';

/** Stores the user's choice where the functions read it. */
export const keepFormattedNumbers = (storage: TextStorage, on: boolean): void =>
  storage.setItem(formattedNumbersSetting, on ? 'on' : 'off');

/** What the file of a workbook calls a setting. */
export const workbookKey = (name: string): string => `svc.${name}`;

/** The name of the setting of a workbook that gives single figures a card. */
export const cardsSetting = 'cards';

/** Says whether the Excel around the page has a version of a requirement set. */
type Supports = (set: string, version: string) => boolean;

/**
 * Does an Excel take numbers with a number format from functions? Older ones show an error in their place:
 * https://learn.microsoft.com/javascript/api/requirement-sets/excel/custom-functions-requirement-sets
 */
export const takesFormats = (supports: Supports): boolean => supports('CustomFunctionsRuntime', '1.4');

/**
 * Does it take numbers with a card?
 * https://learn.microsoft.com/office/dev/add-ins/excel/excel-data-types-add-properties-to-basic-cell-values
 */
export const takesCards = (supports: Supports): boolean => takesFormats(supports) && supports('ExcelApi', '1.19');
