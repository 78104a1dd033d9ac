import { columnLabel, columnMeant, type ColumnName, columnTexts, isForReading } from '../../../src/contract/labels';
import { payColumns } from '../../../src/contract/words/payroll-columns';
import { wrong } from '../../cell/failure';
import { type Given, isBlank, textOf } from '../../cell/values';
import { probably } from '../detail-name';

/** A column of a payroll table that states something. */
export interface Column {
  readonly name: ColumnName;
  /** Its place in a row. */
  readonly at: number;
  /** Its heading, for sentences. */
  readonly heading: string;
}

const quoted = (text: string): string => JSON.stringify(text.slice(0, 40));
const labels = columnTexts.map(([text]) => text);

function refuseUnknown(headings: readonly string[]): void {
  if (headings.length === 0) return;
  const listed = headings.slice(0, 8).map((heading) => {
    const [meant] = probably(heading, labels);
    return meant === undefined ? quoted(heading) : `${quoted(heading)} (did you mean ${meant}?)`;
  });
  const more = headings.length > listed.length ? ` and ${headings.length - listed.length} more` : '';
  throw wrong(
    `Unknown ${headings.length === 1 ? 'heading' : 'headings'}: ${listed.join(', ')}${more}. Change or remove the column. PAYROLLHEADERS gives the headings of a country.`,
  );
}

function refuseRepeated(columns: readonly Column[]): void {
  const first = new Map<ColumnName, Column>();
  for (const column of columns) {
    const other = first.get(column.name);
    if (other !== undefined)
      throw wrong(
        `${quoted(other.heading)} and ${quoted(column.heading)} both mean ${columnLabel(column.name, 'en')}. Keep one of the columns.`,
      );
    first.set(column.name, column);
  }
}

/**
 * The columns of a table by its header row, in any order. Columns that only people read, such as a name, are left out.
 *
 * @throws CellError that names every heading that is not known
 */
export function columnsOf(headings: readonly Given[], rows: readonly (readonly Given[])[]): readonly Column[] {
  const unknown: string[] = [];
  const columns = headings.flatMap((cell, at): Column[] => {
    if (isBlank(cell)) {
      if (rows.some((row) => !isBlank(row[at])))
        throw wrong(`Column ${at + 1} of the table has values but no heading.`);
      return [];
    }
    const heading = textOf(cell);
    const name = columnMeant(heading);
    if (name !== undefined) return [{ name, at, heading }];
    if (!isForReading(heading)) unknown.push(heading);
    return [];
  });
  refuseUnknown(unknown);
  refuseRepeated(columns);
  if (!columns.some(({ name }) => (payColumns as readonly string[]).includes(name)))
    throw wrong(
      `The first row of the table must hold headings, one of them for the pay: ${payColumns.map((name) => columnLabel(name, 'en')).join(', ')}.`,
    );
  return columns;
}
