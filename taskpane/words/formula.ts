import { argumentSeparator, type Notation, numberText } from './notation';

/** Cells as an argument: `A1:D5`, a part of a table, or an expression that Excel computes. */
export interface Reference {
  readonly cells: string;
  /** The name of their sheet, which a formula on another sheet must say. */
  readonly sheet?: string | undefined;
}

export type Argument = string | number | boolean | Reference | undefined;

/** A live formula of the add-in, before it is written in a notation. */
export interface Formula {
  readonly name: string;
  readonly args: readonly Argument[];
}

/** @param name name of the function without its namespace */
export const formula = (name: string, ...args: readonly Argument[]): Formula => ({ name, args });

const onSheet = ({ cells, sheet }: Reference, here: string | undefined): string =>
  sheet === undefined || here === undefined || sheet === here ? cells : `'${sheet.replace(/'/g, "''")}'!${cells}`;

function written(argument: Argument, notation: Notation, here: string | undefined): string {
  if (argument === undefined) return '';
  if (typeof argument === 'object') return onSheet(argument, here);
  // TRUE and FALSE differ between languages; 1 and 0 do not.
  return typeof argument === 'string' ? `"${argument.replace(/"/g, '""')}"` : numberText(Number(argument), notation);
}

/**
 * A formula as text: `=SVC.NETPAY("KE",85000.5)` or `=SVC.NETPAY("KE";85000,5)`. `Range.formulas` takes the first form
 * in
 * every language. Missing arguments at the end are not written.
 *
 * @param here name of the sheet of the formula; left out, no cell names its sheet
 */
export function formulaText({ name, args }: Formula, notation: Notation, here?: string): string {
  const last = args.findLastIndex((argument) => argument !== undefined);
  return `=SVC.${name}(${args
    .slice(0, last + 1)
    .map((argument) => written(argument, notation, here))
    .join(argumentSeparator[notation])})`;
}

/** The formula with cells in the place of its amount, which is its first number; undefined for a formula without one. */
export function withAmountFrom({ name, args }: Formula, cells: Reference): Formula | undefined {
  const at = args.findIndex((argument) => typeof argument === 'number');
  return at === -1 ? undefined : { name, args: args.with(at, cells) };
}
