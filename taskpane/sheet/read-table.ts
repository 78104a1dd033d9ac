/// <reference types="office-js" />
import { say } from '../../ui/language/say';
import { type Outcome, refused, refusedBy } from './outcome';
import { type KeptMeanings, meaningsOf } from './meanings';
import { addressOf, lastRow, type Place, rangeAt } from './place';

/** Cells that the pane has read: a header row, and the rows below it. */
export interface ReadTable {
  readonly place: Place;
  /** What a formula calls them. */
  readonly cells: string;
  /** The name of their sheet. */
  readonly sheet: string;
  readonly values: readonly (readonly unknown[])[];
  /** The first row with cells below the table, as the sheet counts it, where an empty row ended it. */
  readonly rowBelow?: number | undefined;
  /** What the workbook keeps of the meanings of headings. */
  readonly meanings: KeptMeanings | undefined;
}

/** How many cells the pane reads: 5,000 employees in 60 columns. */
const mostCells = 300_000;

async function rangeOfTable(
  context: Excel.RequestContext,
  selected: Excel.Range,
): Promise<{ readonly range: Excel.Range; readonly name?: string; readonly isAround?: boolean }> {
  const tables = selected.getTables(false);
  tables.load('items/name');
  selected.load('rowCount');
  await context.sync();
  const [table] = tables.items;
  if (table !== undefined) return { range: table.getRange(), name: table.name };
  return selected.rowCount > 1 ? { range: selected } : { range: selected.getSurroundingRegion(), isAround: true };
}

/** The first row with cells below a place, in its columns. */
async function rowBelow(context: Excel.RequestContext, place: Place): Promise<number | undefined> {
  const row = place.row + place.rows;
  const used = rangeAt(context, { ...place, row, rows: lastRow - row }).getUsedRangeOrNullObject(true);
  used.load('rowIndex');
  await context.sync();
  return used.isNullObject ? undefined : used.rowIndex + 1;
}

/** Reads the table in which the selection lies, the selected cells, or the cells around a single selected one. */
export const readTable = (): Promise<ReadTable | Outcome> =>
  Excel.run<ReadTable | Outcome>(async (context) => {
    const selected = context.workbook.getSelectedRange();
    selected.worksheet.load('id,name');
    const { range, name, isAround } = await rangeOfTable(context, selected);
    range.load('rowIndex,columnIndex,rowCount,columnCount');
    await context.sync();
    const { rowIndex, columnIndex, rowCount, columnCount } = range;
    if (rowCount < 2) return refused(say('select_a_table'));
    if (rowCount * columnCount > mostCells) return refused(say('table_too_large', { most: mostCells }));
    range.load('values');
    await context.sync();
    const { id, name: sheet } = selected.worksheet;
    const place: Place = { sheet: id, row: rowIndex, column: columnIndex, rows: rowCount, columns: columnCount };
    const cells = name === undefined ? addressOf(place) : `${name}[[#Headers],[#Data]]`;
    return {
      place,
      cells,
      sheet,
      values: range.values as unknown[][],
      rowBelow: isAround ? await rowBelow(context, place) : undefined,
      meanings: await meaningsOf(context),
    };
  }).catch((thrown: unknown) => refusedBy(thrown, say('the_selection_could_not_be_read')));
