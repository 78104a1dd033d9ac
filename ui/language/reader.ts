import { directionOf, type Language } from '../../src/language/languages';

let reader: Language = 'en';

/** The language of the sentences on the page. */
export const readerLanguage = (): Language => reader;

/** The direction of the page. */
export const readerDirection = (): 'ltr' | 'rtl' => directionOf(reader);

/** Sets the language of the page for its code. */
export function readIn(language: Language): void {
  reader = language;
}
