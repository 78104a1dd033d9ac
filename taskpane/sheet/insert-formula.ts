/// <reference types="office-js" />
import { type CellState, restorable, restore, sameCells, stateProperties } from './cells';
import type { History } from './history';
import { type Outcome, refused, refusedBy, succeeded } from './outcome';
import { addressOf, type Place, rangeAt } from './place';
import { say } from '../../ui/language/say';

/** Restores a cell, unless it has changed since. */
const undoOf =
  (place: Place, before: CellState, written: readonly (readonly unknown[])[]) =>
  async (context: Excel.RequestContext): Promise<Outcome> => {
    const cell = rangeAt(context, place);
    cell.load('formulas');
    await context.sync();
    if (!sameCells(cell.formulas, written))
      return refused(say('has_changed_since_nothing_was_undone', { place: addressOf(place) }));
    restore(cell, restorable(before));
    await context.sync();
    return succeeded(say('is_restored', { place: addressOf(place) }));
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
      // A cell with the text format would show the formula instead of its result.
      if (before.numberFormat[0]![0] === '@') cell.numberFormat = [['General']];
      cell.formulas = [[text]];
      cell.load('formulas');
      await context.sync();
      history.add(undoOf(place, before, cell.formulas));
      const replaced = before.formulas[0]![0] === '' ? [] : [say('earlier_content_replaced')];
      return succeeded([say('formula_inserted', { place: addressOf(place) }), ...replaced].join(' '));
    });
  } catch (thrown) {
    return refusedBy(thrown, say('excel_did_not_accept_the_formula', { text }));
  }
}
