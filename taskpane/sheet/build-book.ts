/// <reference types="office-js" />
import { type Book, type BookSheet, type OpenWorkbook, sizeOf } from '../../src/workbooks/book';
import { say } from '../../ui/language/say';
import type { History } from './history';
import { keepSheetOfMeanings, sheetOfMeanings } from './meanings';
import { type Outcome, refused, refusedBy, succeeded } from './outcome';
import { writeSheet } from './write-sheet';

/** Makes a workbook, given what the open one has. */
export type MakeBook = (open: OpenWorkbook) => Book;

/** Tells how many of the sheets are written. */
export type OnSheet = (done: number, total: number) => void;

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
      const taken = worksheets.items.map(({ name }) => name);
      const { sheets, meanings } = make({ taken, meanings: taken.find((name) => name === sheetOfMeanings()) });
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
      if (meanings !== undefined) await keepSheetOfMeanings(meanings);
      return succeeded(say('workbook_built', { sheets: sheets.length, first: sheets[0]!.name }));
    });
  } catch (thrown) {
    return refusedBy(thrown, say('excel_could_not_build_the_workbook'));
  }
}
