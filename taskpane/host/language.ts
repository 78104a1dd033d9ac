import { createContext, useContext } from 'react';
import { type Language, languageOf, languages, localeOf, spokenLanguage } from '../../src/language/languages';
import { readerLanguage } from '../../ui/language/reader';
import { writeNumbersIn } from '../../ui/words/number-language';
import { displayLanguage, excelLanguage } from './office';
import { oneOf, storedValue, storeValue } from './stored';

const name = 'language';

const chosenLanguage = (): Language | undefined => storedValue(name, oneOf(languages));

/** The language that the person chose, else that of Office or the browser, else English. */
export const preferredLanguage = (): Language => chosenLanguage() ?? languageOf(displayLanguage());

/** Keeps the person's choice for the next visit. */
export const keepLanguage = (language: Language): void => storeValue(name, language);

/**
 * Chooses the signs of numbers: those of the sheet inside Excel, else those of the reader's country. A person who chose
 * a language other than that of the browser reads numbers as that language writes them.
 */
export function writeNumbersForReader(): void {
  const shown = displayLanguage();
  const language = readerLanguage();
  const isOther = chosenLanguage() !== undefined && spokenLanguage(shown) !== language;
  writeNumbersIn(excelLanguage() ?? (isOther ? localeOf[language] : shown));
}

interface LanguageChoice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/** @throws Error outside the provider */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (choice === undefined) throw new Error('This part has no LanguageContext around it.');
  return choice;
}
