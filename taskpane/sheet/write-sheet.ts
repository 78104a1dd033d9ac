/// <reference types="office-js" />
import { area, type Block, type BookSheet, type Content, sizeOf } from '../../src/workbooks/book';
import { lookStyles } from '../../src/workbooks/looks';
import { serialOfDay } from '../../src/serial';
import { type CellValue, literal } from './cells';
import { supports } from './host';
import { quietColour } from './look';

/** Width of a character of the usual font, in points. */
const character = 5.6;

const written = (content: Content): CellValue =>
  typeof content !== 'object' ? literal(content) : 'day' in content ? serialOfDay(content.day) : content.formula;

/** What a drop-down takes: words, or a formula that names cells. */
const sourceOf = (choices: NonNullable<Block['choices']>): string =>
  'row' in choices ? `=${area(choices.row, choices.column, choices.rows, choices.columns)}` : choices.join(',');

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
    whole.dataValidation.rule = { list: { inCellDropDown: true, source: sourceOf(choices) } };
    whole.dataValidation.errorAlert = { showAlert: false, style: 'Information', title: '', message: '' };
  }
  if (rows.length > 0)
    sheet.getRangeByIndexes(row, column, rows.length, rows[0]!.length).formulas = rows.map((cells) =>
      cells.map(written),
    );
}

/** Writes the blocks of a sheet as data into an empty sheet. */
export function writeSheet(sheet: Excel.Worksheet, { blocks, widths, frozen }: BookSheet): void {
  for (const block of blocks) writeBlock(sheet, block);
  widths.forEach((width, at) => {
    sheet.getRangeByIndexes(0, at, 1, 1).format.columnWidth = width * character;
  });
  if (frozen !== undefined && supports('1.7'))
    sheet.freezePanes.freezeAt(sheet.getRangeByIndexes(0, 0, frozen.rows, frozen.columns));
}
