import { type PayColumn, payColumns } from '../words/payroll-columns';
import { type HeadingMeant, headingMeant } from './heading';
import { isNumberLike } from './heading-unit';

type Row = readonly unknown[];

/** The headings of a table, and how many of its rows they take. */
export interface TableHead {
  readonly headings: Row;
  readonly rows: number;
}

/** A title and headings in several lines take no more rows. */
const mostRows = 10;

const isText = (cell: unknown): cell is string => typeof cell === 'string' && cell.trim() !== '';

/** What stands lowest in each column: below a merged heading stand those of its columns. */
const lowest = (rows: readonly Row[]): Row =>
  rows[0]!.map((_, column) => rows.findLast((row) => isText(row[column]))?.[column] ?? '');

/** Does a row head columns that the headings above it leave without one, as below a merged heading? */
const goesOn = (row: Row, above: Row): boolean =>
  !row.some(isNumberLike) && row.some((cell, column) => isText(cell) && !isText(above[column]));

/**
 * The headings of a table of employees. A title may stand above them, and merged headings may have others below: the
 * first row that heads a column of pay counts, with the rows that go on below it.
 *
 * @param meaningOf what a heading means
 */
export function tableHead(
  table: readonly Row[],
  meaningOf: (heading: string) => Pick<HeadingMeant, 'meaning'> = headingMeant,
): TableHead {
  const first = table[0] ?? [];
  const isPay = (cell: unknown): boolean => {
    if (!isText(cell)) return false;
    const { meaning } = meaningOf(cell.trim());
    return meaning?.kind === 'states' && payColumns.includes(meaning.name as PayColumn);
  };
  const looked = table.slice(0, mostRows);
  const isHead = (row: Row, texts: number): boolean =>
    row.filter(isText).length >= texts && row.some(isPay) && !row.some(isNumberLike);
  // A title, which is one text, may name pay, too.
  const found = [2, 1].map((texts) => looked.findIndex((row) => isHead(row, texts))).find((at) => at >= 0);
  let rows = (found ?? 0) + 1;
  if (found === undefined) return { headings: first, rows };
  while (rows < looked.length && goesOn(looked[rows]!, lowest(looked.slice(0, rows)))) rows++;
  return rows === 1 ? { headings: first, rows } : { headings: lowest(looked.slice(0, rows)), rows };
}
