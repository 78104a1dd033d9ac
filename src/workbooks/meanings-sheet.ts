import type { LawAsks } from '../contract/asks';
import { detailsAsked } from '../contract/details';
import { type ColumnName, columnLabel, type Language, labelsIn } from '../contract/labels';
import { payColumns } from '../contract/words/payroll-columns';
import { payParts } from '../contract/words/pay-parts';
import type { WorkbookWords } from '../language/en/workbooks';
import { area, type BookSheet, column, line, on } from './book';

/** Where the meanings lie: a heading and its meaning in each row. Empty rows mean nothing: there is room to type. */
export const meaningsAt = { row: 1, column: 0, rows: 200, columns: 2 } as const;

const listAt = meaningsAt.columns + 1;

/** The cells with meanings, as a formula of another sheet names them. */
export const meaningCells = (sheet: string): string =>
  on(sheet, area(meaningsAt.row, meaningsAt.column, meaningsAt.rows, meaningsAt.columns));

/** The meanings to choose from, by their labels: nothing, what is taken off, pay and its parts, what the law asks. */
export function meaningsOffered(asks: LawAsks | undefined, language: Language): readonly string[] {
  const { deduction, leaveOut } = labelsIn[language].table;
  const names: ColumnName[] = [...payColumns, ...payParts, ...(asks === undefined ? [] : detailsAsked(asks))];
  return [leaveOut, deduction, ...new Set(names.map((name) => columnLabel(name, language)))];
}

/** What is needed for the sheet of meanings. */
export interface MeaningsSettings {
  readonly words: WorkbookWords;
  readonly language: Language;
  readonly asks: LawAsks | undefined;
}

/** The sheet that says what headings of other programs mean. All payroll formulas of a workbook read the same one. */
export function meaningsSheet(name: string, { words, language, asks }: MeaningsSettings): BookSheet {
  const offered = meaningsOffered(asks, language);
  const { row, column: first, rows } = meaningsAt;
  const list = { row, column: listAt, rows: offered.length, columns: 1 };
  return {
    name,
    widths: [36, 36, 4, 36],
    frozen: { rows: row, columns: 0 },
    blocks: [
      line(0, first, [words.heading, words.meaning], 'heading'),
      line(0, listAt, [words.meanings_to_choose], 'heading'),
      { row, column: first, rows: [], reach: { rows, columns: 1 }, look: 'input' },
      { row, column: first + 1, rows: [], reach: { rows, columns: 1 }, look: 'input', choices: list },
      column(row, listAt, offered, 'label'),
    ],
  };
}
