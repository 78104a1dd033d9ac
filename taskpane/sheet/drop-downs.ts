/// <reference types="office-js" />
import { supports } from './host';
import { type Place, rangeAt } from './place';
import { choicesOf, type SheetColumn } from './table';

/** The version of Excel's programming interface that has data validation. */
const version = '1.8';

/**
 * Gives the cells of columns with fixed choices a drop-down. Rows that are added to a table get it, too. Another word is
 * allowed, because formulas understand several languages.
 */
export function offerChoices(context: Excel.RequestContext, body: Place, columns: readonly SheetColumn[]): void {
  if (!supports(version)) return;
  choicesOf({ columns }).forEach((choices, i) => {
    if (choices === undefined) return;
    const { dataValidation } = rangeAt(context, { ...body, column: body.column + i, columns: 1 });
    dataValidation.rule = { list: { inCellDropDown: true, source: choices.join(',') } };
    dataValidation.errorAlert = { showAlert: false, style: 'Information', title: '', message: '' };
  });
}

/** Removes the drop-downs of a place. */
export function withdrawChoices(context: Excel.RequestContext, body: Place): void {
  if (supports(version)) rangeAt(context, body).dataValidation.clear();
}
