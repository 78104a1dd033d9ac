import { withSemicolons } from '../../src/local-formula';
import { google } from './google';
import { localeOfGoogle } from './language';

/** The decimal sign of the spreadsheet's locale. */
function decimalSign(): string {
  const locale = google.SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetLocale();
  return new Intl.NumberFormat(localeOfGoogle(locale)).formatToParts(1.5).find(({ type }) => type === 'decimal')!.value;
}

/**
 * A formula as the spreadsheet's locale writes it: where decimals begin with a comma, semicolons separate arguments.
 *
 * @param formula with commas between arguments and decimal points
 */
export function localFormula(formula: string): string {
  return decimalSign() === ',' ? withSemicolons(formula) : formula;
}
