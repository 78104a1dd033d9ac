import type { CellProgram } from '../../functions/cell/cell-program';
import { CellError, type CellValue } from '../../functions/cell/failure';
import { Figure } from '../../functions/cell/figure';
import { say, Words } from '../../functions/cell/words';
import { createAsker } from './ask';
import { createDates } from './dates';
import { languageOfSheet } from './language';
import { type Reader, readerIn } from './reader';

/** What a cell of Google Sheets may get from a custom function. */
type SheetValue = string | number | boolean | Date;

const sentenceOf = ({ code, sentence }: CellError, reader: Reader): string =>
  sentence === '' ? reader.say('error_in_cell', { code }) : say(sentence, reader.cells);

/** How Google Sheets shows values. A custom function cannot put an error among other cells, so its sentence is text. */
function shower(reader: Reader): (value: CellValue) => SheetValue {
  const { dateOf } = createDates();
  return (value) => {
    if (value instanceof CellError) return reader.say('in_row', { sentence: sentenceOf(value, reader) });
    if (value instanceof Figure)
      return value.kind === 'date' || value.kind === 'date_read_again' ? dateOf(value.value) : value.value;
    return value instanceof Words ? say(value, reader.cells) : value;
  };
}

/**
 * Answers a formula in Google Sheets. The package has it in the place of `functions/answer.ts`, which answers in Excel.
 *
 * @returns the result at once, because Google does not wait for promises
 * @throws Error with the sentence that the note of the cell shows
 */
export function answer(asked: CellProgram<CellValue | CellValue[][]>): SheetValue | SheetValue[][] {
  const began = Date.now();
  const reader = readerIn(languageOfSheet());
  try {
    const replyTo = createAsker(reader, began);
    let step = asked.next();
    while (step.done !== true) step = asked.next(replyTo(step.value));
    const show = shower(reader);
    if (!Array.isArray(step.value)) return show(step.value);
    const rows = step.value.map((row) => row.map(show));
    return rows.length === 1 && rows[0]!.length === 1 ? rows[0]![0]! : rows;
  } catch (error) {
    throw error instanceof CellError ? new Error(sentenceOf(error, reader)) : error;
  }
}
