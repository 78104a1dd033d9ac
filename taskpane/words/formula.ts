import { argumentSeparator, type Notation, numberText } from './notation';

/** Cells as an argument: `A1:D5`, or a part of a table. */
interface Reference {
  readonly cells: string;
}

type Argument = string | number | boolean | Reference | undefined;

/** A live formula of the add-in, before it is written in a notation. */
export interface Formula {
  readonly name: string;
  readonly args: readonly Argument[];
}

/** @param name name of the function without its namespace */
export const formula = (name: string, ...args: readonly Argument[]): Formula => ({ name, args });

function written(argument: Argument, notation: Notation): string {
  if (argument === undefined) return '';
  if (typeof argument === 'object') return argument.cells;
  // TRUE and FALSE differ between languages; 1 and 0 do not.
  return typeof argument === 'string' ? `"${argument.replace(/"/g, '""')}"` : numberText(Number(argument), notation);
}

/**
 * A formula as text: `=SVC.NETPAY("KE",85000.5)` or `=SVC.NETPAY("KE";85000,5)`. `Range.formulas` takes the first form
 * in
 * every language. Missing arguments at the end are not written.
 */
export function formulaText({ name, args }: Formula, notation: Notation): string {
  const last = args.findLastIndex((argument) => argument !== undefined);
  return `=SVC.${name}(${args
    .slice(0, last + 1)
    .map((argument) => written(argument, notation))
    .join(argumentSeparator[notation])})`;
}
