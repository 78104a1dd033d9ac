/// <reference types="office-js" />
import { meaningCells, type MeaningsSettings } from '../../src/workbooks/meanings-sheet';
import type { History } from './history';
import { type Kept, keepMeanings, type Meanings, takeBack } from './meanings';
import { type Outcome, refused, refusedBy, succeeded } from './outcome';
import { addressOf, lastColumn, lastRow, type Place, rangeAt } from './place';
import { say } from '../../ui/language/say';

/** What headings of a table of another program mean, and what the sheet that keeps it is made with. */
export interface ChosenMeanings {
  readonly meanings: Meanings;
  readonly settings: MeaningsSettings;
}

/** A payroll beside a table that was there before. */
export interface OwnTable extends ChosenMeanings {
  /** The table with its headings. */
  readonly table: Place;
  /** How many columns the payroll has. */
  readonly figures: number;
  /**
   * The formulas for the headings of the payroll, and for its rows.
   *
   * @param meanings the cells with the meanings; undefined where there are none
   */
  readonly formulas: (meanings: string | undefined) => readonly [string, string];
}

/** One column stays empty between the table and its payroll: Excel would take an adjacent cell into the table. */
const gap = 1;

/** Removes the two formulas, and takes back what was kept. */
const undoOf =
  (cells: Place, written: readonly unknown[], kept: Kept | undefined) =>
  async (context: Excel.RequestContext): Promise<Outcome> => {
    const range = rangeAt(context, cells);
    range.load('formulas');
    await context.sync();
    if (range.formulas.some(([formula], row) => formula !== written[row]))
      return refused(say('has_changed_since_nothing_was_undone', { place: addressOf(cells) }));
    range.clear('Contents');
    if (kept !== undefined) await takeBack(context, kept);
    await context.sync();
    return succeeded(say('own_table_removed'));
  };

/** Writes a payroll beside a table, and keeps what its headings mean on a sheet of the workbook. */
export async function insertOwnTable(history: History, own: OwnTable): Promise<Outcome> {
  const { table, figures, meanings, settings, formulas } = own;
  const room: Place = { ...table, column: table.column + table.columns + gap, columns: figures };
  try {
    return await Excel.run(async (context) => {
      if (room.row + room.rows > lastRow || room.column + room.columns > lastColumn)
        return refused(say('the_table_does_not_fit_here'));
      const used = rangeAt(context, room).getUsedRangeOrNullObject(true);
      used.load('address');
      await context.sync();
      if (!used.isNullObject) return refused(say('own_table_needs_room', { place: addressOf(room) }));
      const kept = meanings.length === 0 ? undefined : await keepMeanings(context, meanings, settings);
      const cells: Place = { ...room, rows: 2, columns: 1 };
      const range = rangeAt(context, cells);
      range.formulas = formulas(kept && meaningCells(kept.sheet)).map((formula) => [formula]);
      rangeAt(context, { ...room, rows: 1 }).format.font.bold = true;
      range.load('formulas');
      await context.sync();
      const written = range.formulas.map(([formula]) => formula as unknown);
      history.add(undoOf(cells, written, kept));
      return succeeded(say('own_table_calculated', { place: addressOf(room) }));
    });
  } catch (thrown) {
    return refusedBy(thrown, say('excel_could_not_write_the_payroll'));
  }
}

/** Keeps what the headings of a table mean, for the formulas that read the meanings, such as those of a payroll book. */
export async function keepOwnMeanings(history: History, { meanings, settings }: ChosenMeanings): Promise<Outcome> {
  try {
    return await Excel.run(async (context) => {
      const kept = await keepMeanings(context, meanings, settings);
      history.add(async (later) => {
        await takeBack(later, kept);
        await later.sync();
        return succeeded(say('meanings_taken_back'));
      });
      return succeeded(say('meanings_kept', { sheet: kept.sheet }));
    });
  } catch (thrown) {
    return refusedBy(thrown, say('excel_could_not_write_the_payroll'));
  }
}
