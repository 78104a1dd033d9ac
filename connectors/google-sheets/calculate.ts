import { createDates, isDate } from './dates';
import { languageOfSheet } from './language';
import { sayIn } from './words';

/** A function of the sheet, with its parameters in their order. */
interface SheetFunction {
  readonly run: (...args: never[]) => unknown;
  readonly parameters: readonly { readonly name: string; readonly isRange: boolean }[];
}

/** The only cell of a range. */
function only(name: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const cells = (value as unknown[]).flat();
  if (cells.length === 1) return cells[0];
  throw new Error(sayIn(languageOfSheet())('one_cell', { parameter: name.replaceAll('_', ' ') }));
}

/**
 * Calculates a formula of the spreadsheet.
 *
 * @param given the arguments as Google passes them: a value for a cell, rows for a range, a `Date` for a date
 * @returns a value, or rows that spill
 * @throws Error with a sentence
 */
export function calculate({ run, parameters }: SheetFunction, given: readonly unknown[]): unknown {
  const { serialOf } = createDates();
  const plain = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(plain) : isDate(value) ? serialOf(value) : value;
  const args = parameters.map(({ name, isRange }, at) => plain(isRange ? given[at] : only(name, given[at])));
  return run(...(args as never[]));
}
