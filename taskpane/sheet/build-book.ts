/// <reference types="office-js" />
import { type Block, type Book, type BookSheet, type Content, sizeOf } from '../../src/workbooks/book';
import { lookStyles } from '../../src/workbooks/looks';
import { serialOfDay } from '../../src/serial';
import { say } from '../../ui/language/say';
import { type CellValue, literal } from './cells';
import type { History } from './history';
import { supports } from './host';
import { quietColour } from './look';
import { type Outcome, refused, refusedBy, succeeded } from './outcome';

/** Makes a workbook, given the names of the sheets that there are. */
export type MakeBook = (taken: readonly string[]) => Book;

/** Tells how many of the sheets are written. */
export type OnSheet = (done: number, total: number) => void;

/** Width of a character of the usual font, in points. */
const character = 5.6;

const written = (content: Content): CellValue =>
  typeof content !== 'object' ? literal(content) : 'day' in content ? serialOfDay(content.day) : content.formula;

function writeBlock(sheet: Excel.Worksheet, block: Block): void {
  const { row, column, rows, look, format, choices } = block;
  const size = sizeOf(block);
  const whole = sheet.getRangeByIndexes(row, column, size.rows, size.columns);
  const { fill, quiet, ...marks } = lookStyles[look];
  const font = { ...marks, ...(quiet === true ? { color: quietColour } : {}) };
  if (Object.keys(font).length > 0) Object.assign(whole.format.font, font);
  if (fill !== undefined) whole.format.fill.color = fill;
  // Excel takes a single format for all cells.
  if (format !== undefined) Object.assign(whole, { numberFormat: format });
  if (choices !== undefined && supports('1.8')) {
    whole.dataValidation.rule = { list: { inCellDropDown: true, source: choices.join(',') } };
    whole.dataValidation.errorAlert = { showAlert: false, style: 'Information', title: '', message: '' };
  }
  if (rows.length > 0)
    sheet.getRangeByIndexes(row, column, rows.length, rows[0]!.length).formulas = rows.map((cells) =>
      cells.map(written),
    );
}

function writeSheet(sheet: Excel.Worksheet, { blocks, widths, frozen }: BookSheet): void {
  for (const block of blocks) writeBlock(sheet, block);
  widths.forEach((width, at) => {
    sheet.getRangeByIndexes(0, at, 1, 1).format.columnWidth = width * character;
  });
  if (frozen !== undefined && supports('1.7'))
    sheet.freezePanes.freezeAt(sheet.getRangeByIndexes(0, 0, frozen.rows, frozen.columns));
}

/** The cells of a sheet that a reader types into. */
const inputsOf = (sheet: Excel.Worksheet, { blocks }: BookSheet): Excel.Range[] =>
  blocks
    .filter(({ look }) => look === 'input')
    .map((block) => {
      const { rows, columns } = sizeOf(block);
      const range = sheet.getRangeByIndexes(block.row, block.column, rows, columns);
      range.load('formulas');
      return range;
    });

const contents = (ranges: readonly Excel.Range[]): string => JSON.stringify(ranges.map(({ formulas }) => formulas));

interface Written {
  readonly id: string;
  readonly sheet: BookSheet;
  /** What its input cells held when it was written. */
  readonly inputs: string;
}

/** Removes the sheets, if nobody typed into them. */
const undoOf =
  (made: readonly Written[]) =>
  async (context: Excel.RequestContext): Promise<Outcome> => {
    const found = made.map(({ id }) => {
      const sheet = context.workbook.worksheets.getItemOrNullObject(id);
      sheet.load('id');
      return sheet;
    });
    await context.sync();
    const there = found.flatMap((sheet, at) => (sheet.isNullObject ? [] : [{ sheet, made: made[at]! }]));
    const inputs = there.map(({ sheet, made: one }) => inputsOf(sheet, one.sheet));
    await context.sync();
    if (there.some(({ made: one }, at) => contents(inputs[at]!) !== one.inputs))
      return refused(say('the_workbook_has_changed_since'));
    for (const { sheet } of there) sheet.delete();
    await context.sync();
    return succeeded(say('the_sheets_of_the_workbook_were_removed'));
  };

/** Writes the sheets of a workbook behind those that there are, and shows the first of them. */
export async function buildBook(history: History, make: MakeBook, onSheet: OnSheet): Promise<Outcome> {
  const made: Written[] = [];
  try {
    return await Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.load('items/name');
      await context.sync();
      const { sheets } = make(worksheets.items.map(({ name }) => name));
      // All of them are made first, because formulas of one refer to others.
      const added = sheets.map(({ name }) => {
        const sheet = worksheets.add(name);
        sheet.load('id');
        return sheet;
      });
      await context.sync();
      history.add((later) => undoOf(made)(later));
      for (const [at, sheet] of sheets.entries()) {
        onSheet(at, sheets.length);
        writeSheet(added[at]!, sheet);
        const inputs = inputsOf(added[at]!, sheet);
        await context.sync();
        made.push({ id: added[at]!.id, sheet, inputs: contents(inputs) });
      }
      added[0]!.activate();
      await context.sync();
      return succeeded(say('workbook_built', { sheets: sheets.length, first: sheets[0]!.name }));
    });
  } catch (thrown) {
    return refusedBy(thrown, say('excel_could_not_build_the_workbook'));
  }
}
