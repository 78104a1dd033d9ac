/** What a cell holds: Excel's value of it. Nothing is the empty text. */
export type CellValue = string | number | boolean;

/** Text that Excel would read as something else when it is written: numbers, dates, formulas, truth values. */
const ambiguous = /^[=+\-@'#]|\d|^(true|false)$/i;

/** Would Excel read this text as something else? */
export const readsOtherwise = (text: string): boolean => ambiguous.test(text);

/** A value as it is written so that Excel takes it as it is: text stays text. */
export const literal = (value: CellValue | null): CellValue =>
  value === null ? '' : typeof value === 'string' && readsOtherwise(value) ? `'${value}` : value;

/** What cells hold and how they show it. */
export interface CellState {
  readonly formulas: readonly (readonly CellValue[])[];
  readonly values: readonly (readonly CellValue[])[];
  readonly valueTypes: readonly (readonly string[])[];
  readonly numberFormat: readonly (readonly string[])[];
}

/** Properties of a range that make up its state. */
export const stateProperties = 'formulas,values,valueTypes,numberFormat';

/** Cells as they are to be written again: the format to write them under, their content, and the format to leave. */
export interface Restorable {
  readonly under: readonly (readonly (string | null)[])[];
  readonly formulas: readonly (readonly (CellValue | null)[])[];
  readonly numberFormat: readonly (readonly (string | null)[])[];
}

/** A formula's value is another than its text; where they are the same the cell holds text. */
const isText = ({ values, formulas, valueTypes }: CellState, row: number, column: number): boolean =>
  valueTypes[row]![column] === 'String' && values[row]![column] === formulas[row]![column];

/**
 * How to bring cells back exactly.
 *
 * @param changed which rows are changed; the others are left as they are when the cells are brought back
 */
export function restorable(state: CellState, changed: (row: number) => boolean = () => true): Restorable {
  const map = <Kind>(make: (row: number, column: number) => Kind): (Kind | null)[][] =>
    state.formulas.map((cells, row) => cells.map((_, column) => (changed(row) ? make(row, column) : null)));
  const format = (row: number, column: number): string => state.numberFormat[row]![column]!;
  // The text format keeps text as it is, but for an apostrophe at its start, which Excel takes as its own mark.
  const staysText = (row: number, column: number): boolean =>
    format(row, column) === '@' && isText(state, row, column) && !String(state.values[row]![column]).startsWith("'");
  return {
    // A number written under the text format would become text, and text under any other might become a number.
    under: map((row, column) => (staysText(row, column) ? '@' : 'General')),
    formulas: map((row, column) =>
      isText(state, row, column) && !staysText(row, column)
        ? literal(state.values[row]![column]!)
        : state.formulas[row]![column]!,
    ),
    numberFormat: map(format),
  };
}

/** Writes cells back. */
export function restore(range: Excel.Range, { under, formulas, numberFormat }: Restorable): void {
  range.numberFormat = under.map((row) => [...row]);
  range.formulas = formulas.map((row) => [...row]);
  range.numberFormat = numberFormat.map((row) => [...row]);
}

/** Do two tables of cells hold the same? Where `expected` has null, anything will do. */
export const sameCells = (found: readonly (readonly unknown[])[], expected: readonly (readonly unknown[])[]): boolean =>
  expected.every((row, i) => row.every((value, j) => value === null || Object.is(found[i]?.[j], value)));
