/// <reference types="office-js" />
import { type Outcome, refusedBy } from './outcome';
import { addressOf, type Place, rangeAt } from './place';
import { say } from '../../ui/language/say';

/** Cells of the workbook that a formula can read. */
export interface PickedCells {
  readonly place: Place;
  /** The name of their sheet. */
  readonly sheet: string;
  /** Their address on the sheet: `B2:B40`. */
  readonly address: string;
}

/** What is selected in the workbook. */
export interface Selection extends PickedCells {
  /** The formula of the active cell in the notation of English; empty text without one. */
  readonly formula: string;
  /** The active cell. */
  readonly active: Place;
  /** The same cells as columns of a table, and the table with its headings, where the selection lies in one. */
  readonly table?: { readonly columns: string; readonly whole: string; readonly place: Place } | undefined;
  /** Cells with amounts: the selected ones, or the one to the left of an empty cell. */
  readonly amounts?: PickedCells | undefined;
}

/** The name of a column as a formula writes it. An apostrophe stands before signs that have a meaning. */
const escaped = (name: string): string => name.replace(/['[\]#@]/g, "'$&");

/** Columns of a table as a formula names them: `Payroll[Gross pay]`. */
export function columnsOfTable(table: string, first: string, last: string): string {
  if (first !== last) return `${table}[[${escaped(first)}]:[${escaped(last)}]]`;
  return /^[\p{L}\p{N}_ ]+$/u.test(first) ? `${table}[${first}]` : `${table}[[${escaped(first)}]]`;
}

async function tableAround(
  context: Excel.RequestContext,
  range: Excel.Range,
  { sheet, column, columns }: Place,
): Promise<Selection['table']> {
  const tables = range.getTables(false);
  tables.load('items/name');
  await context.sync();
  const [table] = tables.items;
  if (table === undefined) return undefined;
  const [headings, all] = [table.getHeaderRowRange(), table.getRange()];
  headings.load('values,columnIndex');
  all.load('rowIndex,columnIndex,rowCount,columnCount');
  await context.sync();
  const names = headings.values[0]!.map(String);
  const [first, last] = [names[column - headings.columnIndex], names[column + columns - 1 - headings.columnIndex]];
  if (first === undefined || last === undefined) return undefined;
  const { rowIndex, columnIndex, rowCount, columnCount } = all;
  return {
    columns: columnsOfTable(table.name, first, last),
    whole: `${table.name}[[#Headers],[#Data]]`,
    place: { sheet, row: rowIndex, column: columnIndex, rows: rowCount, columns: columnCount },
  };
}

/** The amounts that a selection offers. */
async function amountsAround(
  context: Excel.RequestContext,
  selected: PickedCells,
  values: readonly (readonly unknown[])[],
): Promise<PickedCells | undefined> {
  const { place } = selected;
  const cells = values.flat();
  if (place.columns === 1 && cells.some((value) => typeof value === 'number')) return selected;
  if (cells.length > 1 || cells[0] !== '' || place.column === 0) return undefined;
  const left: Place = { ...place, column: place.column - 1 };
  const range = rangeAt(context, left);
  range.load('values');
  await context.sync();
  return typeof range.values[0]![0] === 'number' ? { ...selected, place: left, address: addressOf(left) } : undefined;
}

/** Reads what is selected. A whole column counts as far as the sheet is used. */
export const readSelection = (): Promise<Selection | Outcome> =>
  Excel.run<Selection | Outcome>(async (context) => {
    const selected = context.workbook.getSelectedRange();
    const used = selected.getUsedRangeOrNullObject(true);
    const active = context.workbook.getActiveCell();
    const size = 'rowIndex,columnIndex,rowCount,columnCount';
    selected.load(size);
    selected.worksheet.load('id,name');
    used.load(size);
    active.load('rowIndex,columnIndex,formulas');
    await context.sync();
    const isLong = selected.rowCount > 10_000 && !used.isNullObject;
    const { rowIndex, columnIndex, rowCount, columnCount } = isLong ? used : selected;
    const { id, name } = selected.worksheet;
    const place: Place = { sheet: id, row: rowIndex, column: columnIndex, rows: rowCount, columns: columnCount };
    const picked: PickedCells = { place, sheet: name, address: addressOf(place) };
    const range = rangeAt(context, place);
    const table = await tableAround(context, range, place);
    // The first rows tell whether there are amounts.
    const first = rangeAt(context, { ...place, rows: Math.min(place.rows, 200) });
    first.load('values');
    await context.sync();
    const content = String(active.formulas[0]![0]);
    return {
      ...picked,
      active: { ...place, row: active.rowIndex, column: active.columnIndex, rows: 1, columns: 1 },
      formula: content.startsWith('=') ? content : '',
      table,
      amounts: await amountsAround(context, picked, first.values),
    };
  }).catch((thrown: unknown) => refusedBy(thrown, say('the_selection_could_not_be_read')));

/** How many cells the pane reads to show the value of a formula while it is typed. */
const mostCells = 2_000;

/**
 * The values of cells that a formula reads.
 *
 * @param cells an address on the sheet, or columns of a table that `columnsOfTable` wrote
 * @param sheet the name of the sheet; that of the active cell when left out
 * @param most how many cells are read at most
 * @returns undefined for more cells, and for what is not cells
 */
export const valuesOf = (
  cells: string,
  sheet: string | undefined,
  most = mostCells,
): Promise<unknown[][] | undefined> =>
  Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const range = (sheet === undefined ? worksheets.getActiveWorksheet() : worksheets.getItem(sheet)).getRange(cells);
    range.load('rowCount,columnCount');
    await context.sync();
    if (range.rowCount * range.columnCount > most) return undefined;
    range.load('values');
    await context.sync();
    return range.values as unknown[][];
  }).catch(() => undefined);
