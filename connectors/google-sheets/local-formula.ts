import { google } from './google';

/** The decimal sign of the spreadsheet's locale. */
function decimalSign(): string {
  const locale = google.SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetLocale().replace('_', '-');
  return new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')!.value;
}

/**
 * A formula as the spreadsheet's locale writes it: where decimals begin with a comma, semicolons separate arguments.
 *
 * @param formula with commas between arguments and decimal points
 */
export function localFormula(formula: string): string {
  if (decimalSign() !== ',') return formula;
  // Every second part is text in quotation marks.
  return formula
    .split('"')
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/,/g, ';').replace(/(\d)\.(\d)/g, '$1,$2')))
    .join('"');
}
