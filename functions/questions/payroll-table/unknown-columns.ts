import { choicesMeant, columnLabel, suggestedHeading, withoutUnit } from '../../../src/contract/labels';
import { type CellError, wrong } from '../../cell/failure';
import { isBlank } from '../../cell/values';
import { type Deduction, lookedAt, quoted, type Row } from './column';

const textNumber = /^[+-]?\s*(?:[1-9][\d\s.,'’]*|0[.,]\d+)$/;

/** Is a value a number other than 0, also as text: `450 000 FCFA`? A 0 may be a blank cell. */
const isNumber = (value: unknown): boolean =>
  typeof value === 'number'
    ? value !== 0
    : typeof value === 'string' && textNumber.test(withoutUnit(value.trim()).text);

/** The values of a column that say something. */
const valuesOf = (at: number, rows: readonly Row[]): readonly unknown[] =>
  rows.map((row) => lookedAt(row[at])).filter((value) => !isBlank(value) && value !== 0);

/** The only field whose words a text is. */
const fieldOf = (text: unknown) => {
  const choices = typeof text === 'string' ? choicesMeant(text) : [];
  return choices.length === 1 ? choices[0]!.name : undefined;
};

/** The sentence for words of an employee under a heading that does not say so: a column `Married`, or `Status`. */
function refuseWords({ heading }: Deduction, values: readonly unknown[]): void {
  const inHeading = fieldOf(heading);
  if (inHeading !== undefined) {
    const label = columnLabel(inHeading, 'en');
    throw wrong(
      `${quoted(heading)} is a word for ${label}. Head the column ${label}, and write the word in its cells.`,
    );
  }
  const field = fieldOf(values[0]);
  if (field !== undefined && values.every((value) => fieldOf(value) === field))
    throw wrong(
      `${quoted(heading)} has words for ${columnLabel(field, 'en')}, such as ${quoted(String(values[0]))}. Head the column ${columnLabel(field, 'en')}.`,
    );
}

/** The error for headings that may change the pay. It is one for the table. */
function unknownHeadings(named: readonly string[]): CellError {
  const listed = named.slice(0, 8).join(', ');
  const more = named.length > 8 ? ` and ${named.length - 8} more` : '';
  return wrong(
    `Unknown ${named.length === 1 ? 'heading' : 'headings'}: ${listed}${more}. Without ${named.length === 1 ? 'this column' : 'these columns'} the pay could be wrong. Use a heading that PAYROLLHEADERS gives, such as ${columnLabel('other_taxable', 'en')}, or remove the column.`,
  );
}

/**
 * Looks over the columns whose headings are not known. Those of text and dates are passed over.
 *
 * @throws CellError that names every one that has numbers, or whose heading is a misspelt one
 */
export function refuseUnknown(unknown: readonly Deduction[], rows: readonly Row[]): void {
  const named = unknown.flatMap((column) => {
    const values = valuesOf(column.at, rows);
    if (values.length === 0) return [];
    const meant = suggestedHeading(column.heading);
    if (meant !== undefined) return [`${quoted(column.heading)} (did you mean ${meant}?)`];
    if (values.some(isNumber)) return [quoted(column.heading)];
    refuseWords(column, values);
    return [];
  });
  if (named.length > 0) throw unknownHeadings(named);
}

/** Below it, a number is an amount for calls rather than a number to call. */
const leastPhoneNumber = 1_000_000;

/** Does a column `Phone` have amounts? */
export const isPhoneAmount = ({ at }: Deduction, rows: readonly Row[]): boolean =>
  valuesOf(at, rows).some((value) => typeof value === 'number' && Math.abs(value) < leastPhoneNumber);

/** Does a column have any value but 0? */
export const hasValues = ({ at }: Deduction, rows: readonly Row[]): boolean => valuesOf(at, rows).length > 0;
