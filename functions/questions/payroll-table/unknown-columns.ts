import { choicesMeant, isNumberLike, suggestedHeading } from '../../../src/contract/labels';
import { type CellError, wrong } from '../../cell/failure';
import { quoted, type Value, words } from '../../cell/words';
import { isBlank } from '../../cell/values';
import { labelValue } from '../label-value';
import { type Deduction, lookedAt, type Row } from './column';

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
    throw wrong(words('heading_is_word', { heading: quoted(heading), label: labelValue(inHeading) }));
  }
  const field = fieldOf(values[0]);
  if (field !== undefined && values.every((value) => fieldOf(value) === field))
    throw wrong(
      words('column_of_words', { heading: quoted(heading), label: labelValue(field), word: quoted(values[0]) }),
    );
}

/** The most headings that one sentence names. */
const mostNamed = 8;

/** The error for headings that may change the pay. It is one for the table. */
function unknownHeadings(named: readonly Value[]): CellError {
  const first = named.slice(0, mostNamed);
  const more = named.length - first.length;
  const headings = more > 0 ? words('headings_and_more', { headings: first, count: more }) : first;
  const example = labelValue('other_taxable');
  return wrong(words(named.length === 1 ? 'heading_unknown' : 'headings_unknown', { headings, example }));
}

/**
 * Looks over the columns whose headings are not known. Those of text and dates are passed over.
 *
 * @throws CellError that names every one that has numbers, or whose heading is a misspelt one
 */
export function refuseUnknown(unknown: readonly Deduction[], rows: readonly Row[]): void {
  const named = unknown.flatMap((column): Value[] => {
    const values = valuesOf(column.at, rows);
    if (values.length === 0) return [];
    const meant = suggestedHeading(column.heading);
    if (meant !== undefined) return [words('heading_misspelt', { heading: quoted(column.heading), meant })];
    if (values.some(isNumberLike)) return [quoted(column.heading)];
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
