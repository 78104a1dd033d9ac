import type { Language } from '../../src/language/languages';
import { readerDirection, readerLanguage, readIn } from './reader';
import { type Compiled, learn } from './say';
import { callThings } from './terms';

/** Where the texts of a page come from. */
interface Texts<Subject extends string> {
  /** The sentences of a subject in a language. */
  readonly sentences: (language: Language, subject: Subject) => Promise<{ readonly sentences: Compiled }>;
  /** What words of the contract are called in a language; none for English. */
  readonly terms: (language: Language) => Promise<Parameters<typeof callThings>[0]>;
}

/** Says in which language the page is, to its code and to the document. */
export function showLanguage(language: Language): void {
  readIn(language);
  document.documentElement.lang = language;
  document.documentElement.dir = readerDirection();
}

/** Loads the texts of a page in the language of its reader, and changes that language. */
export function textsOf<Subject extends string>({ sentences, terms }: Texts<Subject>) {
  const asked = new Set<Subject>();
  const fetched = async (language: Language, subject: Subject): Promise<Compiled> =>
    (await sentences(language, subject)).sentences;
  return {
    /** Loads the sentences of subjects in the language of the reader. */
    async loadSentences(...subjects: readonly Subject[]): Promise<void> {
      subjects.forEach((subject) => asked.add(subject));
      (await Promise.all(subjects.map((subject) => fetched(readerLanguage(), subject)))).forEach(learn);
    },
    /** Changes the language of the page, once the sentences that it needs have arrived. */
    async speak(language: Language): Promise<void> {
      const [called, ...more] = await Promise.all([
        terms(language),
        ...[...asked].map((subject) => fetched(language, subject)),
      ]);
      showLanguage(language);
      callThings(called);
      more.forEach(learn);
    },
  };
}
