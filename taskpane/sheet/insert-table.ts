/// <reference types="office-js" />
import { literal } from './cells';
import { columnsOf, fitColumns, type Font, fontOf, fontProperties, quietColour, setFont, tableStyle } from './look';
import type { History } from './history';
import { type Outcome, refused, refusedBy, succeeded } from './outcome';
import { addressOf, inParts, isAt, lastColumn, lastRow, type Place, rangeAt } from './place';
import { contentOf, formatsOf, headerOf, type SheetTable } from './table';
import { say } from '../../ui/language/say';

/** Where the parts of a table lie: title, table, source line. */
interface Layout {
  readonly whole: Place;
  readonly title: Place;
  readonly table: Place;
  readonly body: Place;
  readonly source: Place;
}

function layoutAt(sheet: string, row: number, column: number, { columns, rows }: SheetTable): Layout {
  const line = (at: number, height = 1, width = columns.length): Place => ({
    sheet,
    row: row + at,
    column,
    rows: height,
    columns: width,
  });
  return {
    whole: line(0, rows.length + 3),
    title: line(0, 1, 1),
    table: line(1, rows.length + 1),
    body: line(2, rows.length),
    source: line(rows.length + 2, 1, 1),
  };
}

/** Formats of the empty cells before the table was inserted. */
interface Before {
  readonly numberFormat: readonly (readonly string[])[];
  readonly titleFont: Font;
  readonly sourceFont: Font;
  readonly widths: readonly number[];
}

/** @returns undefined if a cell is not empty */
async function look(context: Excel.RequestContext, layout: Layout): Promise<Before | undefined> {
  const whole = rangeAt(context, layout.whole);
  const used = whole.getUsedRangeOrNullObject(true);
  const [title, source] = [rangeAt(context, layout.title), rangeAt(context, layout.source)];
  const columns = columnsOf(context, layout.whole);
  whole.load('numberFormat');
  used.load('address');
  for (const line of [title, source]) line.load(fontProperties);
  for (const column of columns) column.load('format/columnWidth');
  await context.sync();
  if (!used.isNullObject) return undefined;
  return {
    numberFormat: whole.numberFormat,
    titleFont: fontOf(title),
    sourceFont: fontOf(source),
    widths: columns.map(({ format }) => format.columnWidth),
  };
}

/**
 * Makes the table with its title and source. The table comes first: where Excel cannot make it, nothing else is
 * written.
 */
async function frame(
  context: Excel.RequestContext,
  layout: Layout,
  table: SheetTable,
  { titleFont, sourceFont }: Before,
): Promise<string> {
  const made = context.workbook.worksheets.getItem(layout.table.sheet).tables.add(rangeAt(context, layout.table), true);
  made.style = tableStyle;
  made.load('id');
  rangeAt(context, { ...layout.table, rows: 1 }).values = [headerOf(table)];
  const title = rangeAt(context, layout.title);
  title.values = [[literal(table.title)]];
  setFont(title, { ...titleFont, bold: true, size: titleFont.size + 2 });
  const source = rangeAt(context, layout.source);
  source.values = [[literal(table.source)]];
  setFont(source, { ...sourceFont, italic: true, color: quietColour });
  await context.sync();
  return made.id;
}

async function fill(
  context: Excel.RequestContext,
  layout: Layout,
  table: SheetTable,
  { widths }: Before,
): Promise<void> {
  const formats = formatsOf(table);
  for (const part of inParts(layout.body)) {
    const range = rangeAt(context, part);
    const rows = table.rows.slice(part.row - layout.body.row, part.row - layout.body.row + part.rows);
    range.numberFormat = rows.map(() => formats);
    range.formulas = rows.map((row) => formats.map((_, i) => contentOf(row[i] ?? null)));
    await context.sync();
  }
  // Only the table decides the widths: title and source run over empty cells.
  await fitColumns(context, layout.table, widths);
}

/** Removes a table, if it is still as it was inserted. */
const undoOf =
  (id: string, layout: Layout, before: Before, { title: titleText, source: sourceText }: SheetTable) =>
  async (context: Excel.RequestContext): Promise<Outcome> => {
    const table = context.workbook.tables.getItemOrNullObject(id);
    table.load('id');
    await context.sync();
    if (table.isNullObject) return refused(say('the_table_no_longer_exists_nothing'));
    const range = table.getRange();
    const [title, source] = [rangeAt(context, layout.title), rangeAt(context, layout.source)];
    range.load('rowIndex,columnIndex,rowCount,columnCount');
    for (const line of [title, source]) line.load('values');
    await context.sync();
    if (!isAt(range, layout.table) || title.values[0]![0] !== titleText || source.values[0]![0] !== sourceText)
      return refused(say('the_table_was_moved_or_changed'));
    table.delete();
    const whole = rangeAt(context, layout.whole);
    whole.clear('Contents');
    for (const part of inParts(layout.whole))
      rangeAt(context, part).numberFormat = before.numberFormat
        .slice(part.row - layout.whole.row, part.row - layout.whole.row + part.rows)
        .map((row) => [...row]);
    setFont(title, before.titleFont);
    setFont(source, before.sourceFont);
    columnsOf(context, layout.whole).forEach(({ format }, i) => (format.columnWidth = before.widths[i]!));
    await context.sync();
    return succeeded(say('the_table_was_removed_and_is', { whole: addressOf(layout.whole) }));
  };

/** Writes a formatted table with a title and a source line at the active cell. The cells must be empty. */
export async function insertTable(history: History, table: SheetTable): Promise<Outcome> {
  if (table.rows.length === 0 || table.columns.length === 0) return refused(say('there_are_no_rows_to_insert'));
  try {
    return await Excel.run(async (context) => {
      const cell = context.workbook.getActiveCell();
      cell.load('rowIndex,columnIndex');
      cell.worksheet.load('id');
      await context.sync();
      const layout = layoutAt(cell.worksheet.id, cell.rowIndex, cell.columnIndex, table);
      const { whole } = layout;
      if (whole.row + whole.rows > lastRow || whole.column + whole.columns > lastColumn)
        return refused(say('the_table_does_not_fit_between'));
      const before = await look(context, layout);
      if (before === undefined) return refused(say('the_table_needs_which_is_not', { whole: addressOf(whole) }));
      history.add(undoOf(await frame(context, layout, table, before), layout, before, table));
      await fill(context, layout, table, before);
      return succeeded(say('the_table_is_in_with_its', { table: addressOf(layout.table) }));
    });
  } catch (thrown) {
    return refusedBy(thrown, say('excel_could_not_create_a_table'));
  }
}
