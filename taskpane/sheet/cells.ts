import { looksLikeFormula } from '../../src/contract/csv';

/** Excel's value of a cell. An empty cell is empty text. */
export type CellValue = string | number | boolean;

/** Text that Excel may read as a number, a date, a truth value or an error. */
const ambiguous = /^['#]|\d|^(true|false)$/i;

/** May Excel read this text as something else, such as a formula? */
export const readsOtherwise = (text: string): boolean => looksLikeFormula(text) || ambiguous.test(text);

/** A value in the form in which Excel keeps its type: text stays text. */
export const literal = (value: CellValue | null): CellValue =>
  value === null ? '' : typeof value === 'string' && readsOtherwise(value) ? `'${value}` : value;

/** Content and formats of cells. */
export interface CellState {
  readonly formulas: readonly (readonly CellValue[])[];
  readonly values: readonly (readonly CellValue[])[];
  readonly valueTypes: readonly (readonly string[])[];
  readonly numberFormat: readonly (readonly string[])[];
}

/** The properties of a range that make up its state. */
export const stateProperties = 'formulas,values,valueTypes,numberFormat';

/** How to restore cells: the format while writing, the content, and the final format. */
export interface Restorable {
  readonly under: readonly (readonly (string | null)[])[];
  readonly formulas: readonly (readonly (CellValue | null)[])[];
  readonly numberFormat: readonly (readonly (string | null)[])[];
}

/** A cell holds text if its value equals its formula text. */
const isText = ({ values, formulas, valueTypes }: CellState, row: number, column: number): boolean =>
  valueTypes[row]![column] === 'String' && values[row]![column] === formulas[row]![column];

/**
 * How to restore cells exactly.
 *
 * @param changed tells which rows change; other rows stay as they are
 */
export function restorable(state: CellState, changed: (row: number) => boolean = () => true): Restorable {
  const map = <Kind>(make: (row: number, column: number) => Kind): (Kind | null)[][] =>
    state.formulas.map((cells, row) => cells.map((_, column) => (changed(row) ? make(row, column) : null)));
  const format = (row: number, column: number): string => state.numberFormat[row]![column]!;
  // The text format keeps text unchanged, except a leading apostrophe, which Excel takes as its own mark.
  const staysText = (row: number, column: number): boolean =>
    format(row, column) === '@' && isText(state, row, column) && !String(state.values[row]![column]).startsWith("'");
  return {
    // The text format would turn numbers into text, and any other format might turn text into numbers.
    under: map((row, column) => (staysText(row, column) ? '@' : 'General')),
    formulas: map((row, column) =>
      isText(state, row, column) && !staysText(row, column)
        ? literal(state.values[row]![column]!)
        : state.formulas[row]![column]!,
    ),
    numberFormat: map(format),
  };
}

/** Restores cells. */
export function restore(range: Excel.Range, { under, formulas, numberFormat }: Restorable): void {
  range.numberFormat = under.map((row) => [...row]);
  range.formulas = formulas.map((row) => [...row]);
  range.numberFormat = numberFormat.map((row) => [...row]);
}

/** Do two tables of cells have equal values? A null in `expected` matches anything. */
export const sameCells = (found: readonly (readonly unknown[])[], expected: readonly (readonly unknown[])[]): boolean =>
  expected.every((row, i) => row.every((value, j) => value === null || Object.is(found[i]?.[j], value)));
