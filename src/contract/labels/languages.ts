import type { Language } from '../../language/languages';
import { codesOf, type Vocabulary } from '../words/vocabulary';
import { arabic } from './arabic';
import { english } from './english';
import { french } from './french';
import type { Labels } from './labels';
import { portuguese } from './portuguese';

/** The languages in which a payroll table may be headed and filled in. */
export const languageWords = {
  en: { label: 'English', meaning: 'English' },
  fr: { label: 'Français', meaning: 'French' },
  pt: { label: 'Português', meaning: 'Portuguese' },
  ar: { label: 'العربية', meaning: 'Arabic' },
} as const satisfies Vocabulary & Readonly<Record<Language, unknown>>;
export type { Language };
export { languageOf } from '../../language/languages';
export const languages = codesOf(languageWords);

/** The labels of each language. A further language is one more entry here, and its file. */
export const labelsIn: Readonly<Record<Language, Labels>> = { en: english, fr: french, pt: portuguese, ar: arabic };
