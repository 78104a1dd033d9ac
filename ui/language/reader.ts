import { type Language, languages } from '../../src/language/languages';

/** The direction in which a language is written. */
const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

let reader: Language = 'en';

/** The language of the sentences on the page. */
export const readerLanguage = (): Language => reader;

/** The direction of the page. */
export const readerDirection = (): 'ltr' | 'rtl' => directionOf(reader);

/** Says in which language the page is, to its code and to the document. */
export function readIn(language: Language): void {
  reader = language;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** The language of the service behind a name such as `fr-SN`; undefined if it has none. */
export const spokenLanguage = (named: string | undefined): Language | undefined =>
  languages.find((language) => named?.toLowerCase().split('-')[0] === language);
