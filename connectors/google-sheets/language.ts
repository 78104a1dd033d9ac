import { type Language, languageOf } from '../../src/language/languages';
import { google } from './google';

/** Google writes a locale with a low line: `fr_FR`. */
export const localeOfGoogle = (locale: string): string => locale.replace('_', '-');

/** A language of Google's; English where Google does not tell it. */
function asked(locale: () => string): Language {
  try {
    return languageOf(localeOfGoogle(locale()));
  } catch {
    return 'en';
  }
}

/** The language of a cell: that of the spreadsheet, because all who look at the cell see one result. */
export const languageOfSheet = (): Language =>
  asked(() => google.SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetLocale());

/** The language of the menu and the panel: that of the person. Google tells it also before anything is allowed. */
export const languageOfPerson = (): Language => asked(() => google.Session.getActiveUserLocale());
