/// <reference types="office-js" />
import { type CellState, restorable, restore, sameCells, stateProperties } from './cells';
import type { History } from './history';
import { type Outcome, refused, refusedBy, succeeded } from './outcome';
import { addressOf, type Place, rangeAt } from './place';

/** Puts a cell back, unless it has been changed since. */
const undoOf =
  (place: Place, before: CellState, written: readonly (readonly unknown[])[]) =>
  async (context: Excel.RequestContext): Promise<Outcome> => {
    const cell = rangeAt(context, place);
    cell.load('formulas');
    await context.sync();
    if (!sameCells(cell.formulas, written))
      return refused(`${addressOf(place)} was changed since: nothing was undone.`);
    restore(cell, restorable(before));
    await context.sync();
    return succeeded(`${addressOf(place)} is as it was.`);
  };

/** Writes a live formula into the active cell. */
export async function insertFormula(history: History, formula: string): Promise<Outcome> {
  const text = formula.startsWith('=') ? formula : `=${formula}`;
  try {
    return await Excel.run(async (context) => {
      const cell = context.workbook.getActiveCell();
      cell.load(`${stateProperties},rowIndex,columnIndex`);
      cell.worksheet.load('id');
      await context.sync();
      const place: Place = {
        sheet: cell.worksheet.id,
        row: cell.rowIndex,
        column: cell.columnIndex,
        rows: 1,
        columns: 1,
      };
      const before: CellState = {
        formulas: cell.formulas,
        values: cell.values,
        valueTypes: cell.valueTypes,
        numberFormat: cell.numberFormat,
      };
      // Under the text format Excel would show the formula instead of its result.
      if (before.numberFormat[0]![0] === '@') cell.numberFormat = [['General']];
      cell.formulas = [[text]];
      cell.load('formulas');
      await context.sync();
      history.add(undoOf(place, before, cell.formulas));
      const replaced = before.formulas[0]![0] === '' ? '' : ' It replaced what was there: Undo brings that back.';
      return succeeded(`The formula is in ${addressOf(place)}.${replaced}`);
    });
  } catch (thrown) {
    return refusedBy(thrown, `Excel did not take the formula ${text}. Select another cell, and try again.`);
  }
}
