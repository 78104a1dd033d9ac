/// <reference types="office-js" />
import { formulaText } from '../words/formula';
import { literal } from './cells';
import { columnsOf, fitColumns, type Font, fontOf, fontProperties, quietColour, setFont, tableStyle } from './look';
import type { History } from './history';
import { type Outcome, refused, refusedBy, succeeded } from './outcome';
import { gap, type PayrollTable } from './payroll-table';
import { addressOf, isAt, lastColumn, lastRow, type Place, rangeAt } from './place';
import { offerChoices, withdrawChoices } from './drop-downs';
import { columnName, contentOf, formatsOf, headerOf } from './table';
import { say } from '../../ui/language/say';

/**
 * Where the parts lie: title, note, totals, then the table with its figures beside it. Totals stand above, so that rows
 * can be added below, and the formula has room to spill.
 */
interface Layout {
  readonly whole: Place;
  readonly title: Place;
  readonly note: Place;
  readonly totals: Place;
  readonly table: Place;
  readonly body: Place;
  readonly headings: Place;
  readonly spill: Place;
  /** The figures' columns from the top of the sheet to its end. */
  readonly wholeFigures: Place;
}

function layoutAt(sheet: string, row: number, column: number, { columns, rows, figures }: PayrollTable): Layout {
  const place = (down: number, right: number, height: number, width: number): Place => ({
    sheet,
    row: row + down,
    column: column + right,
    rows: height,
    columns: width,
  });
  const beside = columns.length + gap;
  return {
    whole: place(0, 0, rows.length + 4, beside + figures.length),
    title: place(0, 0, 1, 1),
    note: place(1, 0, 1, 1),
    totals: place(2, 0, 1, beside + figures.length),
    table: place(3, 0, rows.length + 1, columns.length),
    body: place(4, 0, rows.length, columns.length),
    headings: place(3, beside, 1, figures.length),
    spill: place(4, beside, rows.length, figures.length),
    wholeFigures: { ...place(0, beside, lastRow, figures.length), row: 0 },
  };
}

/** Sums above the columns of amounts and above the figures. `#` is all that the formula spills. */
function totalsOf({ columns, total, totals, figures }: PayrollTable, table: string, { spill }: Layout): string[] {
  const first = addressOf({ ...spill, rows: 1, columns: 1 });
  return [
    ...columns.map((column, i) => {
      const name = columnName(column);
      return i === 0 ? total : totals.includes(name) ? `=SUM(${table}[${name}])` : '';
    }),
    ...Array<string>(gap).fill(''),
    ...figures.map((_, i) => `=SUM(INDEX(${first}#,0,${i + 1}))`),
  ];
}

/** The lines whose fonts change. */
const lines = ({ title, note, totals, headings }: Layout): readonly Place[] => [title, note, totals, headings];

interface Before {
  /** Are the columns of the figures empty and unformatted, so that they may be formatted as a whole? */
  readonly figuresAreFree: boolean;
  readonly numberFormat: readonly (readonly string[])[];
  readonly fonts: readonly Font[];
  readonly widths: readonly number[];
}

/** @returns undefined if a cell is not empty */
async function look(context: Excel.RequestContext, layout: Layout): Promise<Before | undefined> {
  const whole = rangeAt(context, layout.whole);
  const used = whole.getUsedRangeOrNullObject(true);
  const inFigures = rangeAt(context, layout.wholeFigures).getUsedRangeOrNullObject(false);
  const fonts = lines(layout).map((place) => rangeAt(context, { ...place, columns: 1 }));
  const columns = columnsOf(context, layout.whole);
  for (const column of columns) column.load('format/columnWidth');
  whole.load('numberFormat');
  for (const range of [used, inFigures]) range.load('address');
  for (const range of fonts) range.load(fontProperties);
  await context.sync();
  if (!used.isNullObject) return undefined;
  return {
    figuresAreFree: inFigures.isNullObject,
    numberFormat: whole.numberFormat,
    fonts: fonts.map(fontOf),
    widths: columns.map(({ format }) => format.columnWidth),
  };
}

/** Makes the table. It comes first: where Excel cannot make it, nothing else is written. */
async function tableAt(context: Excel.RequestContext, layout: Layout, payroll: PayrollTable): Promise<Excel.Table> {
  const table = context.workbook.worksheets
    .getItem(layout.table.sheet)
    .tables.add(rangeAt(context, layout.table), true);
  table.style = tableStyle;
  table.load('id,name');
  rangeAt(context, { ...layout.table, rows: 1 }).values = [headerOf({ ...payroll, source: '' })];
  await context.sync();
  return table;
}

/** Gives every cell of a range one number format. Excel takes a single value for all of them. */
const formatAll = (range: Excel.Range, format: string): void => void Object.assign(range, { numberFormat: format });

async function fill(
  context: Excel.RequestContext,
  layout: Layout,
  payroll: PayrollTable,
  table: string,
  { figuresAreFree, fonts, widths }: Before,
): Promise<void> {
  const { columns, rows, figures, money } = payroll;
  const [titleFont, noteFont, totalFont, headingFont] = fonts as [Font, Font, Font, Font];
  const write = (place: Place, font: Font, content: readonly (readonly (string | number | boolean)[])[]): void => {
    const range = rangeAt(context, place);
    range.formulas = content.map((row) => [...row]);
    setFont(range, font);
  };
  const body = rangeAt(context, layout.body);
  const formats = formatsOf({ ...payroll, source: '' });
  body.numberFormat = rows.map(() => formats);
  body.formulas = rows.map((row) => columns.map((_, i) => contentOf(row[i] ?? null)));
  offerChoices(context, layout.body, columns);
  write(layout.title, { ...titleFont, bold: true, size: titleFont.size + 2 }, [[literal(payroll.title)]]);
  write(layout.note, { ...noteFont, italic: true, color: quietColour }, [[literal(payroll.note)]]);
  write(layout.headings, { ...headingFont, bold: true }, [figures.map((figure) => literal(figure))]);
  // The formula spills further with each row of the table. A whole column keeps the file small.
  formatAll(rangeAt(context, figuresAreFree ? layout.wholeFigures : layout.spill), money);
  rangeAt(context, { ...layout.spill, rows: 1, columns: 1 }).formulas = [
    [formulaText(payroll.formula(`${table}[[#Headers],[#Data]]`), 'point')],
  ];
  rangeAt(context, layout.totals).numberFormat = [Array<string>(layout.totals.columns).fill(money)];
  write(layout.totals, { ...totalFont, bold: true }, [totalsOf(payroll, table, layout)]);
  await context.sync();
  await fitColumns(context, layout.table, widths);
  await fitColumns(context, layout.headings, widths.slice(-figures.length));
}

/** Removes the payroll, if it is still where it was inserted and as large. */
const undoOf =
  (id: string, layout: Layout, before: Before) =>
  async (context: Excel.RequestContext): Promise<Outcome> => {
    const table = context.workbook.tables.getItemOrNullObject(id);
    table.load('id');
    await context.sync();
    if (table.isNullObject) return refused(say('the_table_no_longer_exists_nothing'));
    const range = table.getRange();
    range.load('rowIndex,columnIndex,rowCount,columnCount');
    await context.sync();
    if (!isAt(range, layout.table)) return refused(say('the_table_was_moved_or_has'));
    withdrawChoices(context, layout.body);
    table.delete();
    if (before.figuresAreFree) formatAll(rangeAt(context, layout.wholeFigures), 'General');
    const whole = rangeAt(context, layout.whole);
    whole.clear('Contents');
    whole.numberFormat = before.numberFormat.map((row) => [...row]);
    lines(layout).forEach((place, i) => setFont(rangeAt(context, place), before.fonts[i]!));
    columnsOf(context, layout.whole).forEach(({ format }, i) => (format.columnWidth = before.widths[i]!));
    await context.sync();
    return succeeded(say('the_payroll_table_was_removed_and', { whole: addressOf(layout.whole) }));
  };

/** Writes a table of employees at the active cell, with the formula that computes their pay beside it. */
export async function insertPayroll(history: History, payroll: PayrollTable): Promise<Outcome> {
  try {
    return await Excel.run(async (context) => {
      const cell = context.workbook.getActiveCell();
      cell.load('rowIndex,columnIndex');
      cell.worksheet.load('id');
      await context.sync();
      const layout = layoutAt(cell.worksheet.id, cell.rowIndex, cell.columnIndex, payroll);
      const { whole, table, spill } = layout;
      if (whole.row + whole.rows > lastRow || whole.column + whole.columns > lastColumn)
        return refused(say('the_table_does_not_fit_here'));
      const before = await look(context, layout);
      if (before === undefined) return refused(say('the_table_needs_which_is_not', { whole: addressOf(whole) }));
      const made = await tableAt(context, layout, payroll);
      history.add(undoOf(made.id, layout, before));
      await fill(context, layout, payroll, made.name, before);
      return succeeded(
        say('payroll_inserted', {
          place: addressOf(table),
          figures: addressOf({ ...spill, rows: 1, columns: 1 }),
        }),
      );
    });
  } catch (thrown) {
    return refusedBy(thrown, say('excel_could_not_create_a_table'));
  }
}
