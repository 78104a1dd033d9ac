import { arabic } from './ar';
import { sheet as arabicSheet } from './ar/sheet';
import { english } from './en';
import { sheet as englishSheet } from './en/sheet';
import { french } from './fr';
import { sheet as frenchSheet } from './fr/sheet';
import type { Language } from './languages';
import { portuguese } from './pt';
import { sheet as portugueseSheet } from './pt/sheet';
import type { Catalog } from './say';

const sentences = { en: english, fr: french, pt: portuguese, ar: arabic };
const sheets = { en: englishSheet, fr: frenchSheet, pt: portugueseSheet, ar: arabicSheet };

/** The sentences of a language as programs and their developers read them. */
export const catalogOf = (language: Language): Catalog => ({ language, sentences: sentences[language] });

/** The same for somebody at a spreadsheet, who knows no fields, addresses or verbs of the API. */
export const sheetCatalogOf = (language: Language): Catalog => ({
  language,
  sentences: { ...sentences[language], ...sheets[language] },
});
