import type { Language } from '../../src/language/languages';
import type { PaneSubject } from '../../src/language/pane';
import { readerDirection, readerLanguage, readIn } from './reader';
import { type Compiled, learn } from './say';
import { callThings } from './terms';

const asked = new Set<PaneSubject>();

const fetched = async (language: Language, subject: PaneSubject): Promise<Compiled> => {
  const { sentences } = (await import(`../../src/language/${language}/pane/${subject}.ts`)) as { sentences: Compiled };
  return sentences;
};

const termsOf = async (language: Language): Promise<Parameters<typeof callThings>[0]> => {
  switch (language) {
    case 'en':
      return {};
    case 'fr':
      return (await import('../../src/language/fr/terms')).terms;
    case 'pt':
      return (await import('../../src/language/pt/terms')).terms;
    case 'ar':
      return (await import('../../src/language/ar/terms')).terms;
  }
};

/** Says in which language the page is, to its code and to the document. */
export function showLanguage(language: Language): void {
  readIn(language);
  document.documentElement.lang = language;
  document.documentElement.dir = readerDirection();
}

/** Loads the sentences of subjects in the language of the reader. */
export async function loadSentences(...subjects: readonly PaneSubject[]): Promise<void> {
  subjects.forEach((subject) => asked.add(subject));
  (await Promise.all(subjects.map((subject) => fetched(readerLanguage(), subject)))).forEach(learn);
}

/** Changes the language of the page, once the sentences that it needs have arrived. */
export async function speak(language: Language): Promise<void> {
  const [terms, ...sentences] = await Promise.all([
    termsOf(language),
    ...[...asked].map((subject) => fetched(language, subject)),
  ]);
  showLanguage(language);
  callThings(terms);
  sentences.forEach(learn);
}
