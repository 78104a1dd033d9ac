import { once } from '../once';
import type * as Arabic from './ar';
import type * as ArabicSheet from './ar/sheet';
import { english } from './en';
import { sheet as englishSheet } from './en/sheet';
import type * as French from './fr';
import type * as FrenchSheet from './fr/sheet';
import type { Language } from './languages';
import type * as Portuguese from './pt';
import type * as PortugueseSheet from './pt/sheet';
import type { Catalog } from './say';

/* eslint-disable @typescript-eslint/no-require-imports -- A sentence is said without waiting, so import() would not do. */

/** A language is loaded when somebody first reads it, for a faster start. */
const catalogs: Readonly<Record<Language, () => Catalog>> = {
  en: once(() => ({ language: 'en', sentences: english })),
  fr: once(() => {
    const { french, notes } = require('./fr') as typeof French;
    return { language: 'fr', sentences: french, notes };
  }),
  pt: once(() => {
    const { portuguese, notes } = require('./pt') as typeof Portuguese;
    return { language: 'pt', sentences: portuguese, notes };
  }),
  ar: once(() => {
    const { arabic, notes } = require('./ar') as typeof Arabic;
    return { language: 'ar', sentences: arabic, notes };
  }),
};
const sheets: Readonly<Record<Language, () => Partial<Catalog['sentences']>>> = {
  en: () => englishSheet,
  fr: once(() => (require('./fr/sheet') as typeof FrenchSheet).sheet),
  pt: once(() => (require('./pt/sheet') as typeof PortugueseSheet).sheet),
  ar: once(() => (require('./ar/sheet') as typeof ArabicSheet).sheet),
};

/** The sentences of a language as programs and their developers read them. */
export const catalogOf = (language: Language): Catalog => catalogs[language]();

/** The sentences of a language as somebody at a spreadsheet reads them, who knows no fields, addresses or verbs of the API. */
export function sheetCatalogOf(language: Language): Catalog {
  const catalog = catalogOf(language);
  return { ...catalog, sentences: { ...catalog.sentences, ...sheets[language]() } };
}
