/**
 * A formula as a spreadsheet with decimal commas writes it: with semicolons between arguments.
 *
 * @param formula with commas between arguments and decimal points
 */
export const withSemicolons = (formula: string): string =>
  // Every second part is text in quotation marks.
  formula
    .split('"')
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/,/g, ';').replace(/(\d)\.(\d)/g, '$1,$2')))
    .join('"');
