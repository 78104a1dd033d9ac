import type { DashboardSubject } from '../../src/language/dashboard';
import type { Language } from '../../src/language/languages';
import { textsOf } from '../../ui/language/load';

async function termsIn(language: Language) {
  switch (language) {
    case 'en':
      return {};
    case 'fr':
      return (await import('../../src/language/fr/account-terms')).accountTerms;
    case 'pt':
      return (await import('../../src/language/pt/account-terms')).accountTerms;
    case 'ar':
      return (await import('../../src/language/ar/account-terms')).accountTerms;
  }
}

/** The texts of the dashboard. */
export const { loadSentences, speak } = textsOf<DashboardSubject>({
  sentences: (language, subject) =>
    subject === 'ui'
      ? import(`../../src/language/${language}/pane/ui.ts`)
      : import(`../../src/language/${language}/dashboard/${subject}.ts`),
  terms: termsIn,
});
