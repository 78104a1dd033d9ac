/// <reference types="office-js" />
import { meaningCells, meaningsAt, meaningsSheet, type MeaningsSettings } from '../../src/workbooks/meanings-sheet';
import { keepInWorkbook, workbookValue } from '../host/workbook-settings';
import { literal } from './cells';
import { writeSheet } from './write-sheet';

/** Headings of tables of other programs, with what they mean. */
export type Meanings = readonly (readonly [heading: string, meaning: string])[];

/** Meanings that a sheet of the workbook keeps. */
export interface KeptMeanings {
  readonly rows: Meanings;
  /** The name of the sheet. */
  readonly sheet: string;
  /** What a formula calls its cells. */
  readonly cells: string;
}

const setting = 'meanings-sheet';
const isName = (value: unknown): value is string => typeof value === 'string';

/** The name of the sheet that the workbook keeps meanings on, in whatever language it was made; undefined before that. */
export const sheetOfMeanings = (): string | undefined => workbookValue(setting, isName);

/** Keeps in the workbook which sheet has the meanings. */
export const keepSheetOfMeanings = (name: string): Promise<boolean> => keepInWorkbook(setting, name);

const meaningsIn = (values: readonly (readonly unknown[])[]): Meanings =>
  values.flatMap(([heading, meaning]) =>
    heading === '' || meaning === '' || meaning === undefined ? [] : [[String(heading), String(meaning)] as const],
  );

async function sheetNamed(context: Excel.RequestContext, name: string): Promise<Excel.Worksheet | undefined> {
  const sheet = context.workbook.worksheets.getItemOrNullObject(name);
  sheet.load('id');
  await context.sync();
  return sheet.isNullObject ? undefined : sheet;
}

const cellsOf = (sheet: Excel.Worksheet): Excel.Range =>
  sheet.getRangeByIndexes(meaningsAt.row, meaningsAt.column, meaningsAt.rows, meaningsAt.columns);

/** The meanings that the workbook keeps; undefined if it keeps none. */
export async function meaningsOf(context: Excel.RequestContext): Promise<KeptMeanings | undefined> {
  const name = sheetOfMeanings();
  const sheet = name === undefined ? undefined : await sheetNamed(context, name);
  if (name === undefined || sheet === undefined) return undefined;
  const cells = cellsOf(sheet);
  cells.load('values');
  await context.sync();
  const rows = meaningsIn(cells.values as unknown[][]);
  return rows.length === 0 ? undefined : { rows, sheet: name, cells: meaningCells(name) };
}

/** What was changed to keep meanings, for the undo. */
export interface Kept {
  readonly id: string;
  /** The name of the sheet. */
  readonly sheet: string;
  /** What its cells held; undefined for a sheet that was made. */
  readonly before: unknown[][] | undefined;
}

/** Writes meanings below those of other headings. A heading has one meaning: the later one. */
export async function keepMeanings(
  context: Excel.RequestContext,
  meanings: Meanings,
  settings: MeaningsSettings,
): Promise<Kept> {
  const name = sheetOfMeanings() ?? settings.words.meanings;
  const found = await sheetNamed(context, name);
  const sheet = found ?? context.workbook.worksheets.add(name);
  const cells = cellsOf(sheet);
  sheet.load('id');
  cells.load('formulas');
  await context.sync();
  const before = cells.formulas;
  if (found === undefined) writeSheet(sheet, meaningsSheet(name, settings));
  const all = [...new Map([...meaningsIn(before), ...meanings])].slice(0, meaningsAt.rows);
  cells.formulas = Array.from({ length: meaningsAt.rows }, (_, row) => (all[row] ?? ['', '']).map(literal));
  await context.sync();
  await keepSheetOfMeanings(name);
  return { id: sheet.id, sheet: name, before: found === undefined ? undefined : before };
}

/** Takes back what was kept. */
export async function takeBack(context: Excel.RequestContext, { id, before }: Kept): Promise<void> {
  const sheet = context.workbook.worksheets.getItemOrNullObject(id);
  sheet.load('id');
  await context.sync();
  if (sheet.isNullObject) return;
  if (before === undefined) sheet.delete();
  else cellsOf(sheet).formulas = before;
}
