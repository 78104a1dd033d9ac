import { createContext, useContext } from 'react';
import { languageCookie, languageCookieLasts } from '../../src/contract/people';
import { type Language, localeOf, spokenLanguage } from '../../src/language/languages';
import { readerLanguage } from '../../ui/language/reader';
import { writeNumbersIn } from '../../ui/words/number-language';

/** Keeps a language in the browser, for the server and for the next visit. */
export function keepLanguage(language: Language): void {
  document.cookie = `${languageCookie}=${language}; Max-Age=${languageCookieLasts}; Path=/; SameSite=Lax`;
}

/** Writes numbers as the reader's country does where the browser is in the language of the page, else as that language. */
export function writeNumbersForReader(): void {
  const language = readerLanguage();
  writeNumbersIn(spokenLanguage(navigator.language) === language ? navigator.language : localeOf[language]);
}

interface LanguageChoice {
  readonly language: Language;
  /** Changes the language of the page, and keeps it in the browser. */
  readonly choose: (language: Language) => Promise<void>;
}

export const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/** @throws Error outside the provider */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (choice === undefined) throw new Error('This part has no LanguageContext around it.');
  return choice;
}
