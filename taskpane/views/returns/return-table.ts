import type { FilledReturn } from '../../../src/contract/returns';
import { say } from '../../../ui/language/say';
import { monthInWords } from '../../../ui/words/dates';
import { exact } from '../../../ui/words/numbers';
import type { RowSentence } from '../../parts/hand-in/row-errors';
import type { SheetTable } from '../../sheet';

/** The most rows that the pane shows. The sheet and the file have all. */
export const mostShown = 20;

/** Titles as a heading each: two columns of a form may have one title. */
export const headerOf = (columns: FilledReturn['columns']): readonly string[] =>
  columns.map(({ title }, at) =>
    columns.findIndex((column) => column.title === title) === at ? title : `${title} (${at + 1})`,
  );

export const cellText = (cell: string | number | null): string =>
  typeof cell === 'number' ? exact(cell) : (cell ?? '');

/**
 * What is wrong with a return, by the row of the sheet.
 *
 * @param numbers the row of the sheet of each row that was sent
 */
export const sentencesOf = ({ problems }: FilledReturn, numbers: readonly number[]): readonly RowSentence[] =>
  problems.map(({ row, message }) => ({ number: row === null ? undefined : numbers[row - 1], message }));

/** A return for the sheet, with what is to correct beside each row. */
export function returnTable(
  filled: FilledReturn,
  numbers: readonly number[],
  failed: readonly RowSentence[],
): SheetTable {
  const sentences = sentencesOf(filled, numbers);
  const ofRow = (number: number | undefined): string =>
    sentences
      .filter((one) => one.number === number)
      .map(({ message }) => message)
      .join(' ');
  const blank = filled.columns.map(() => null);
  const whole = ofRow(undefined);
  return {
    title: [filled.heading, filled.name, monthInWords(filled.month)].filter((part) => part !== null).join(' · '),
    columns: [...filled.columns.map(({ title }) => title), { name: say('column_to_correct') }],
    rows: [
      ...filled.rows.map((row, at) => [...row, ofRow(numbers[filled.row_numbers[at]! - 1])]),
      ...failed.map(({ message }) => [...blank, message]),
      ...(whole === '' ? [] : [[...blank, whole]]),
    ],
    source: [filled.authority, filled.layout_version].filter((part) => part !== null).join(', '),
  };
}
