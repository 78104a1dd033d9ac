/// <reference types="office-js" />
import { keepInWorkbook, workbookValue } from '../host/workbook-settings';
import { literal } from './cells';
import type { History } from './history';
import { type Outcome, refused, refusedBy, succeeded } from './outcome';
import { addressOf, lastColumn, lastRow, type Place, rangeAt } from './place';
import { say } from '../../ui/language/say';

/** Headings of tables of other programs, with what they mean. */
type Meanings = readonly (readonly [heading: string, meaning: string])[];

/** A payroll beside a table that was there before. */
export interface OwnTable {
  /** The table with its headings. */
  readonly table: Place;
  /** How many columns the payroll has. */
  readonly figures: number;
  readonly meanings: Meanings;
  /**
   * The formulas for the headings of the payroll, and for its rows.
   *
   * @param meanings the cells with the meanings; undefined where there are none
   */
  readonly formulas: (meanings: string | undefined) => readonly [string, string];
}

/** A formula reads so many rows of meanings. Empty ones mean nothing, so that others can be typed below. */
const places = 200;

/** One column stays empty between the table and its payroll: Excel would take an adjacent cell into the table. */
const gap = 1;

const meaningsIn = (values: readonly (readonly unknown[])[]): Meanings =>
  values.flatMap(([heading, meaning]) =>
    heading === '' || meaning === '' || meaning === undefined ? [] : [[String(heading), String(meaning)] as const],
  );

async function sheetNamed(context: Excel.RequestContext, name: string): Promise<Excel.Worksheet | undefined> {
  const sheet = context.workbook.worksheets.getItemOrNullObject(name);
  sheet.load('id');
  await context.sync();
  return sheet.isNullObject ? undefined : sheet;
}

const cellsOf = (sheet: Excel.Worksheet): Excel.Range => sheet.getRangeByIndexes(1, 0, places, 2);

/** Meanings that a sheet of the workbook keeps. */
export interface KeptMeanings {
  readonly rows: Meanings;
  /** The name of the sheet. */
  readonly sheet: string;
  /** What a formula calls their cells. */
  readonly cells: string;
}

/** Where the workbook keeps the name of the sheet: its readers may have different languages. */
const setting = 'meanings-sheet';
const isName = (value: unknown): value is string => typeof value === 'string';

/** The name of the sheet, and what a formula calls its cells with meanings. */
function place(): { readonly sheet: string; readonly cells: string } {
  const sheet = workbookValue(setting, isName) ?? say('sheet_of_meanings');
  return { sheet, cells: `'${sheet.replace(/'/g, "''")}'!$A$2:$B$${places + 1}` };
}

/** The meanings that the workbook keeps; undefined if it keeps none. */
export async function meaningsOf(context: Excel.RequestContext): Promise<KeptMeanings | undefined> {
  const sheet = await sheetNamed(context, place().sheet);
  if (sheet === undefined) return undefined;
  const cells = cellsOf(sheet);
  cells.load('values');
  await context.sync();
  const rows = meaningsIn(cells.values as unknown[][]);
  return rows.length === 0 ? undefined : { rows, ...place() };
}

/** The meanings that the workbook keeps; undefined if it keeps none, or cannot be read. */
export const keptMeanings = (): Promise<KeptMeanings | undefined> => Excel.run(meaningsOf).catch(() => undefined);

interface Kept {
  readonly id: string;
  /** What its cells held; undefined for a sheet that was made. */
  readonly before: unknown[][] | undefined;
}

/** Writes meanings below those of other headings. A heading has one meaning: the later one. */
async function keep(context: Excel.RequestContext, meanings: Meanings): Promise<Kept> {
  const { sheet: name } = place();
  const found = await sheetNamed(context, name);
  const sheet = found ?? context.workbook.worksheets.add(name);
  const cells = cellsOf(sheet);
  sheet.load('id');
  cells.load('formulas');
  await context.sync();
  const before = cells.formulas;
  const all = [...new Map([...meaningsIn(before), ...meanings])].slice(0, places);
  cells.formulas = Array.from({ length: places }, (_, row) => (all[row] ?? ['', '']).map(literal));
  if (found === undefined) {
    const head = sheet.getRangeByIndexes(0, 0, 1, 2);
    head.values = [[say('heading_of_column'), say('meaning_of_column')].map(literal)];
    head.format.font.bold = true;
    sheet.getRangeByIndexes(0, 0, 1, 2).format.columnWidth = 200;
  }
  await context.sync();
  await keepInWorkbook(setting, name);
  return { id: sheet.id, before: found === undefined ? undefined : before };
}

/** Removes the two formulas, and takes back what was kept. */
const undoOf =
  (cells: Place, written: readonly unknown[], kept: Kept | undefined) =>
  async (context: Excel.RequestContext): Promise<Outcome> => {
    const range = rangeAt(context, cells);
    range.load('formulas');
    const sheet = kept === undefined ? undefined : context.workbook.worksheets.getItemOrNullObject(kept.id);
    sheet?.load('id');
    await context.sync();
    if (range.formulas.some(([formula], row) => formula !== written[row]))
      return refused(say('has_changed_since_nothing_was_undone', { place: addressOf(cells) }));
    range.clear('Contents');
    if (sheet !== undefined && !sheet.isNullObject) {
      if (kept?.before === undefined) sheet.delete();
      else cellsOf(sheet).formulas = kept.before;
    }
    await context.sync();
    return succeeded(say('own_table_removed'));
  };

/** Writes a payroll beside a table, and keeps what its headings mean on a sheet of the workbook. */
export async function insertOwnTable(history: History, own: OwnTable): Promise<Outcome> {
  const { table, figures, meanings, formulas } = own;
  const room: Place = { ...table, column: table.column + table.columns + gap, columns: figures };
  try {
    return await Excel.run(async (context) => {
      if (room.row + room.rows > lastRow || room.column + room.columns > lastColumn)
        return refused(say('the_table_does_not_fit_here'));
      const used = rangeAt(context, room).getUsedRangeOrNullObject(true);
      used.load('address');
      await context.sync();
      if (!used.isNullObject) return refused(say('own_table_needs_room', { place: addressOf(room) }));
      const kept = meanings.length === 0 ? undefined : await keep(context, meanings);
      const cells: Place = { ...room, rows: 2, columns: 1 };
      const range = rangeAt(context, cells);
      range.formulas = formulas(kept === undefined ? undefined : place().cells).map((formula) => [formula]);
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
