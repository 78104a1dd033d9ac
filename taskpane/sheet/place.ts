/// <reference types="office-js" />
import { cellsAtOnce } from './host';

/** Rows and columns of one sheet, counted from 0. */
export interface Place {
  /** Id of the sheet. It survives renaming. */
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export const lastRow = 1_048_576;
export const lastColumn = 16_384;

export const rangeAt = (context: Excel.RequestContext, { sheet, row, column, rows, columns }: Place): Excel.Range =>
  context.workbook.worksheets.getItem(sheet).getRangeByIndexes(row, column, rows, columns);

function letters(column: number): string {
  const before = Math.floor(column / 26);
  return `${before === 0 ? '' : letters(before - 1)}${String.fromCharCode(65 + (column % 26))}`;
}

/** The address of a place in Excel: `D2:D40`. */
export function addressOf({ row, column, rows, columns }: Place): string {
  const first = `${letters(column)}${row + 1}`;
  return rows === 1 && columns === 1 ? first : `${first}:${letters(column + columns - 1)}${row + rows}`;
}

/** A place in parts that each fit into one round trip. */
export function inParts(place: Place): readonly Place[] {
  const height = Math.max(1, Math.floor(cellsAtOnce / place.columns));
  return Array.from({ length: Math.ceil(place.rows / height) }, (_, i) => ({
    ...place,
    row: place.row + i * height,
    rows: Math.min(height, place.rows - i * height),
  }));
}

/** Is a loaded range exactly this place? */
export const isAt = (range: Excel.Range, { row, column, rows, columns }: Place): boolean =>
  range.rowIndex === row && range.columnIndex === column && range.rowCount === rows && range.columnCount === columns;
