/// <reference types="office-js" />
import { type Place, rangeAt } from './place';

export const tableStyle = 'TableStyleMedium2';
export const quietColour = '#616161';

export const fontProperties = 'format/font/bold,format/font/italic,format/font/color,format/font/size';
export type Font = Pick<Excel.RangeFont, 'bold' | 'italic' | 'color' | 'size'>;
export const fontOf = ({ format: { font } }: Excel.Range): Font => ({
  bold: font.bold,
  italic: font.italic,
  color: font.color,
  size: font.size,
});
export const setFont = ({ format: { font } }: Excel.Range, { bold, italic, color, size }: Font): void => {
  Object.assign(font, { bold, italic, color, size });
};

/** Each column of a place. */
export const columnsOf = (context: Excel.RequestContext, place: Place): Excel.Range[] =>
  Array.from({ length: place.columns }, (_, i) => rangeAt(context, { ...place, column: place.column + i, columns: 1 }));

/**
 * Fits columns to a part of a sheet. None becomes narrower than it was.
 *
 * @param widths the widths of the columns before
 */
export async function fitColumns(
  context: Excel.RequestContext,
  place: Place,
  widths: readonly number[],
): Promise<void> {
  rangeAt(context, place).format.autofitColumns();
  const columns = columnsOf(context, place);
  for (const column of columns) column.load('format/columnWidth');
  await context.sync();
  columns.forEach(({ format }, i) => {
    if (format.columnWidth < widths[i]!) format.columnWidth = widths[i]!;
  });
  await context.sync();
}
