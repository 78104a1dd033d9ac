import { withSemicolons } from '../../src/local-formula';
import { google } from './google';
import { localeOfGoogle } from './language';

/** The decimal sign of the spreadsheet's locale. */
function decimalSign(): string {
  const locale = google.SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetLocale();
  return new Intl.NumberFormat(localeOfGoogle(locale)).formatToParts(1.5).find(({ type }) => type === 'decimal')!.value;
}

/**
 * Writes formulas as the spreadsheet's locale does: where decimals begin with a comma, semicolons separate arguments.
 * Google is asked for the locale once.
 *
 * @returns a function of a formula with commas between arguments and decimal points
 */
export function formulaWriter(): (formula: string) => string {
  const takesSemicolons = decimalSign() === ',';
  return (formula) => (takesSemicolons ? withSemicolons(formula) : formula);
}

/** A formula as the spreadsheet's locale writes it. */
export const localFormula = (formula: string): string => formulaWriter()(formula);
