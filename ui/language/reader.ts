import { type Language, languages } from '../../src/language/languages';

let reader: Language = 'en';

/** The language of the sentences on the page. */
export const readerLanguage = (): Language => reader;

/** The direction of the page. */
export const readerDirection = (): 'ltr' | 'rtl' => (reader === 'ar' ? 'rtl' : 'ltr');

/** Sets the language of the page for its code. */
export function readIn(language: Language): void {
  reader = language;
}

/** The language of the service behind a name such as `fr-SN`; undefined if it has none. */
export const spokenLanguage = (named: string | undefined): Language | undefined =>
  languages.find((language) => named?.toLowerCase().split('-')[0] === language);
