/// <reference types="office-js" />
import { type CellState, restorable, restore, sameCells, stateProperties } from './cells';
import type { History } from './history';
import { type Outcome, refused, refusedBy, succeeded } from './outcome';
import { addressOf, isAt, lastColumn, lastRow, type Place, rangeAt } from './place';
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

/** Where a formula goes, if not simply into the active cell. */
export interface Target {
  /** The cell, where it is not the active one. */
  readonly at?: Place | undefined;
  /** The cells that the formula reads. It never goes into one of them, but into the first empty column beside. */
  readonly reads?: readonly Place[] | undefined;
  /** A cell that it reads: the formula goes into as many rows as the column of this cell has values without a gap. */
  readonly down?: Place | undefined;
}

const sizeOf = 'rowIndex,columnIndex,rowCount,columnCount';

/** The place of a loaded range. */
const placeOf = (sheet: string, range: Excel.Range): Place => ({
  sheet,
  row: range.rowIndex,
  column: range.columnIndex,
  rows: range.rowCount,
  columns: range.columnCount,
});

const holds = (area: Place, { sheet, row, column }: Place): boolean =>
  area.sheet === sheet &&
  row >= area.row &&
  row < area.row + area.rows &&
  column >= area.column &&
  column < area.column + area.columns;

/** The first cell of the first empty column to the right of cells. */
async function emptyBeside(context: Excel.RequestContext, area: Place): Promise<Place> {
  const next: Place = { ...area, column: area.column + area.columns, columns: 1 };
  const rest = rangeAt(context, { ...next, columns: lastColumn - next.column });
  const [taken, used] = [rangeAt(context, next), rest].map((range) => range.getUsedRangeOrNullObject(true));
  used!.load(sizeOf);
  taken!.load('address');
  await context.sync();
  const column = taken!.isNullObject ? next.column : used!.columnIndex + used!.columnCount;
  return { ...next, column, rows: 1 };
}

/** How many cells from this one downwards have content. */
async function rowsDown(context: Excel.RequestContext, first: Place): Promise<number> {
  const used = rangeAt(context, { ...first, rows: lastRow - first.row }).getUsedRangeOrNullObject(true);
  used.load('rowIndex,rowCount,values');
  await context.sync();
  if (used.isNullObject || used.rowIndex > first.row) return 1;
  const gap = used.values.findIndex(([value]) => value === '');
  return gap === -1 ? used.rowCount : Math.max(1, gap);
}

/** Writes a formula into the first row of a place, and the same with its relative cells into the others. */
async function write(context: Excel.RequestContext, place: Place, text: string): Promise<void> {
  const range = rangeAt(context, place);
  const first = rangeAt(context, { ...place, rows: 1 });
  first.formulas = [[text]];
  if (place.rows === 1) return;
  first.load('formulasR1C1');
  await context.sync();
  range.formulasR1C1 = Array.from({ length: place.rows }, () => [first.formulasR1C1[0]![0]]);
}

/**
 * Writes a live formula into the active cell, or where it is told to.
 *
 * @param formula its text, or what it is on the sheet with a name
 */
export async function insertFormula(
  history: History,
  formula: string | ((here: string) => string),
  { at, reads = [], down }: Target = {},
): Promise<Outcome> {
  let text = typeof formula === 'string' ? formula : formula('');
  try {
    return await Excel.run(async (context) => {
      const cell = at === undefined ? context.workbook.getActiveCell() : rangeAt(context, at);
      cell.load(`${stateProperties},${sizeOf}`);
      cell.worksheet.load('id,name');
      await context.sync();
      const chosen = placeOf(cell.worksheet.id, cell);
      const read = at === undefined ? reads.find((area) => holds(area, chosen)) : undefined;
      const rows = down === undefined ? 1 : await rowsDown(context, down);
      const place = { ...(read === undefined ? chosen : await emptyBeside(context, read)), rows };
      const given = typeof formula === 'string' ? formula : formula(cell.worksheet.name);
      text = given.startsWith('=') ? given : `=${given}`;
      const isChosen = isAt(cell, place);
      const range = isChosen ? cell : rangeAt(context, place);
      if (!isChosen) {
        range.load(stateProperties);
        await context.sync();
      }
      const before: CellState = {
        formulas: range.formulas,
        values: range.values,
        valueTypes: range.valueTypes,
        numberFormat: range.numberFormat,
      };
      const taken = before.formulas.findIndex(([content], row) => row > 0 && content !== '');
      if (taken > 0)
        return refused(say('fill_taken', { cell: addressOf({ ...place, row: place.row + taken, rows: 1 }) }));
      // A cell with the text format would show the formula instead of its result.
      if (before.numberFormat.some(([format]) => format === '@'))
        range.numberFormat = before.numberFormat.map(([format]) => [format === '@' ? 'General' : format]);
      await write(context, place, text);
      range.load('formulas');
      await context.sync();
      history.add(undoOf(place, before, range.formulas));
      const replaced = before.formulas[0]![0] === '' ? [] : [say('earlier_content_replaced')];
      return succeeded([say('formula_inserted', { place: addressOf(place) }), ...replaced].join(' '));
    });
  } catch (thrown) {
    return refusedBy(thrown, say('excel_did_not_accept_the_formula', { text }));
  }
}
