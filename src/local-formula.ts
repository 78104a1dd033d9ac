/**
 * A formula as a spreadsheet with decimal commas writes it: with semicolons between arguments. One that has them already
 * stays as it is.
 *
 * @param formula with commas between arguments and decimal points
 */
export function withSemicolons(formula: string): string {
  // Every second part is text in quotation marks.
  const parts = formula.split('"');
  if (parts.some((part, at) => at % 2 === 0 && part.includes(';'))) return formula;
  return parts
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/,/g, ';').replace(/(\d)\.(\d)/g, '$1,$2')))
    .join('"');
}
