/// <reference types="office-js" />
import type { History } from './history';
import { type Outcome, refused, refusedBy, succeeded } from './outcome';
import { addressOf, inParts, type Place, rangeAt } from './place';
import type { PickedCells } from './selection';
import { say } from '../../ui/language/say';

/** A cell with a formula of the add-in. */
export interface FormulaCell extends PickedCells {
  readonly formula: string;
  /** What the cell shows: a value, or an error such as `#NAME?`. */
  readonly shown: string | number | boolean;
}

/** Names of the functions, also as Excel writes them where the add-in is not loaded. */
const ownFormula = /^=.*(?:\bSVC\.|_xldudf_SVC_)/is;

/** The cells with formulas of the add-in on every sheet. */
export const readFormulaCells = (): Promise<readonly FormulaCell[] | Outcome> =>
  Excel.run<readonly FormulaCell[] | Outcome>(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load('items/id,items/name');
    await context.sync();
    const used = worksheets.items.map(({ id, name }) => ({
      id,
      name,
      range: worksheets.getItem(id).getUsedRangeOrNullObject(true),
    }));
    for (const { range } of used) range.load('rowIndex,columnIndex,rowCount,columnCount');
    await context.sync();
    const cells: FormulaCell[] = [];
    for (const { id, name, range } of used) {
      if (range.isNullObject) continue;
      const whole: Place = {
        sheet: id,
        row: range.rowIndex,
        column: range.columnIndex,
        rows: range.rowCount,
        columns: range.columnCount,
      };
      for (const part of inParts(whole)) {
        const read = rangeAt(context, part);
        read.load('formulas,values');
        await context.sync();
        read.formulas.forEach((row: unknown[], i) =>
          row.forEach((formula, j) => {
            if (typeof formula !== 'string' || !ownFormula.test(formula)) return;
            const place: Place = { sheet: id, row: part.row + i, column: part.column + j, rows: 1, columns: 1 };
            cells.push({
              place,
              sheet: name,
              address: addressOf(place),
              formula,
              shown: read.values[i]![j] as string | number | boolean,
            });
          }),
        );
      }
    }
    return cells;
  }).catch((thrown: unknown) => refusedBy(thrown, say('the_workbook_could_not_be_read')));

/** A cell with the formula that it gets. */
export interface Repair {
  readonly cell: FormulaCell;
  readonly formula: string;
}

/** Writes formulas anew, so that Excel computes them again. */
export async function repairCells(history: History, repairs: readonly Repair[]): Promise<Outcome> {
  try {
    return await Excel.run(async (context) => {
      for (const { cell, formula } of repairs) rangeAt(context, cell.place).formulas = [[formula]];
      await context.sync();
      history.add(async (later) => {
        const ranges = repairs.map(({ cell }) => rangeAt(later, cell.place));
        for (const range of ranges) range.load('formulas');
        await later.sync();
        const changed = repairs.find(({ formula }, at) => ranges[at]!.formulas[0]![0] !== formula);
        if (changed !== undefined)
          return refused(say('has_changed_since_nothing_was_undone', { place: changed.cell.address }));
        repairs.forEach(({ cell }, at) => (ranges[at]!.formulas = [[cell.formula]]));
        await later.sync();
        return succeeded(say('formulas_are_as_before', { count: repairs.length }));
      });
      return succeeded(say('formulas_computed_again', { count: repairs.length }));
    });
  } catch (thrown) {
    return refusedBy(thrown, say('nothing_was_repaired'));
  }
}
