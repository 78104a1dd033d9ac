import { type Language, languageOf } from '../../src/language/languages';
import { type CellCatalog, inEnglish } from '../cell/words';

/** Milliseconds that a first formula waits for Office to say its language. */
const patience = 2_000;

const displayLanguage = (): string | undefined =>
  typeof Office === 'undefined' ? undefined : (Office.context?.displayLanguage ?? undefined);

/**
 * The language in which Office speaks to its user; outside Office, that of the page. The functions share a page with the
 * pane, so they can ask Office as the pane does, once it is ready:
 * https://learn.microsoft.com/office/dev/add-ins/develop/localization
 */
async function officeLanguage(): Promise<Language> {
  if (displayLanguage() === undefined && typeof Office !== 'undefined' && typeof Office.onReady === 'function')
    await Promise.race([Office.onReady(), new Promise((late) => setTimeout(late, patience))]);
  return languageOf(displayLanguage() ?? document.documentElement.lang);
}

let asked: Promise<Language> | undefined;

/** The language of the session. */
export const sessionLanguage = (): Promise<Language> => (asked ??= officeLanguage());

/** What cells say in each language. One file loads: that of the session. English is there if it cannot. */
const catalogs: Readonly<Record<Language, () => Promise<CellCatalog>>> = {
  en: () => Promise.resolve(inEnglish),
  fr: async () => ({
    language: 'fr',
    ...(await import(/* webpackChunkName: "cells-fr" */ '../../src/language/fr/cells')),
  }),
  pt: async () => ({
    language: 'pt',
    ...(await import(/* webpackChunkName: "cells-pt" */ '../../src/language/pt/cells')),
  }),
  ar: async () => ({
    language: 'ar',
    ...(await import(/* webpackChunkName: "cells-ar" */ '../../src/language/ar/cells')),
  }),
};

let loading: Promise<CellCatalog> | undefined;

/** What cells say in the language of the session. A file that did not load is asked for again by the next formula. */
export const sessionCatalog = (): Promise<CellCatalog> =>
  (loading ??= sessionLanguage()
    .then((language) => catalogs[language]())
    .catch(() => {
      loading = undefined;
      return inEnglish;
    }));

/** What cells say in a language; English where its file cannot be loaded. */
export const catalogIn = (language: Language): Promise<CellCatalog> => catalogs[language]().catch(() => inEnglish);
