/// <reference types="office-js" />
import { cellsAtOnce } from './host';
import { type Outcome, refused } from './outcome';
import { lastColumn, type Place, rangeAt } from './place';
import { say } from '../../ui/language/say';

/** An amount of gross pay and its row in the column, from 0. */
interface GrossAmount {
  readonly row: number;
  readonly amount: number;
}

/** The used part of the selected column. */
export interface ColumnRead {
  readonly place: Place;
  readonly amounts: readonly GrossAmount[];
  /** Row of the heading, if there is one. */
  readonly heading: number | undefined;
  /**
   * Number format for the net pay of each row: that of its gross pay, or a common one. The heading has none.
   */
  readonly formats: readonly (string | undefined)[];
  readonly skipped: {
    readonly headings: number;
    readonly blanks: number;
    readonly texts: number;
    readonly notPositive: number;
  };
}

const usualFormat = '#,##0.00';

interface Cells {
  readonly values: readonly (readonly unknown[])[];
  readonly numberFormat: readonly (readonly string[])[];
}

function sorted(place: Place, { values, numberFormat }: Cells): ColumnRead {
  const amounts: GrossAmount[] = [];
  const skipped = { headings: 0, blanks: 0, texts: 0, notPositive: 0 };
  let heading: number | undefined;
  values.forEach(([value], row) => {
    if (value === '') skipped.blanks++;
    else if (typeof value === 'number' && value > 0) amounts.push({ row, amount: value });
    else if (typeof value === 'number') skipped.notPositive++;
    else if (
      typeof value === 'string' &&
      heading === undefined &&
      amounts.length === 0 &&
      skipped.texts + skipped.notPositive === 0 &&
      !value.startsWith('#')
    ) {
      heading = row;
      skipped.headings++;
    } else skipped.texts++;
  });
  const formats = numberFormat.map(([format], row) =>
    row === heading ? undefined : format === 'General' || format === '@' || format === undefined ? usualFormat : format,
  );
  return { place, amounts, heading, formats, skipped };
}

/** Reads the used part of the selected column. */
export async function readColumn(context: Excel.RequestContext): Promise<ColumnRead | Outcome> {
  const selected = context.workbook.getSelectedRange();
  const used = selected.getUsedRangeOrNullObject(true);
  selected.load('columnCount');
  selected.worksheet.load('id');
  used.load('rowIndex,columnIndex,rowCount');
  await context.sync();
  if (selected.columnCount !== 1) return refused(say('more_than_one_column_is_selected'));
  if (used.isNullObject) return refused(say('the_selection_is_empty_select_a'));
  const place: Place = {
    sheet: selected.worksheet.id,
    row: used.rowIndex,
    column: used.columnIndex,
    rows: used.rowCount,
    columns: 1,
  };
  if (place.column + 1 >= lastColumn) return refused(say('there_is_no_column_to_the'));
  const cells: { values: unknown[][]; numberFormat: string[][] } = { values: [], numberFormat: [] };
  for (let row = 0; row < place.rows; row += cellsAtOnce) {
    const range = rangeAt(context, { ...place, row: place.row + row, rows: Math.min(cellsAtOnce, place.rows - row) });
    range.load('values,numberFormat');
    await context.sync();
    cells.values.push(...(range.values as unknown[][]));
    cells.numberFormat.push(...(range.numberFormat as string[][]));
  }
  const column = sorted(place, cells);
  return column.amounts.length === 0 ? refused(say('the_selection_has_no_amount_above')) : column;
}
