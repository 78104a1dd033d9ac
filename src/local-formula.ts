/** A formula in parts: every second one is text in quotation marks, which stays as it is. */
const outsideTexts = (formula: string, change: (part: string) => string): string =>
  formula
    .split('"')
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('"');

/** Does a formula have semicolons between its arguments? */
const hasSemicolons = (formula: string): boolean =>
  formula.split('"').some((part, at) => at % 2 === 0 && part.includes(';'));

/**
 * A formula as a spreadsheet writes it that takes semicolons between arguments. One that has them already stays as it
 * is.
 *
 * @param formula with commas between arguments and decimal points
 * @param decimal the sign before decimals in that spreadsheet
 */
export function withSemicolons(formula: string, decimal: ',' | '.' = ','): string {
  if (hasSemicolons(formula)) return formula;
  return outsideTexts(formula, (part) => part.replace(/,/g, ';').replace(/(\d)\.(\d)/g, `$1${decimal}$2`));
}

/** A formula with commas between arguments and decimal points, from one with semicolons. */
export const withCommas = (formula: string): string =>
  hasSemicolons(formula)
    ? outsideTexts(formula, (part) => part.replace(/(\d),(\d)/g, '$1.$2').replace(/;/g, ','))
    : formula;
