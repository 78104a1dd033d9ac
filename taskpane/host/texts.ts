import type { Language } from '../../src/language/languages';
import type { PaneSubject } from '../../src/language/pane';
import { textsOf } from '../../ui/language/load';

async function termsIn(language: Language) {
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
}

/** The texts of the pane. */
export const { loadSentences, speak } = textsOf<PaneSubject>({
  sentences: (language, subject) => import(`../../src/language/${language}/pane/${subject}.ts`),
  terms: termsIn,
});
