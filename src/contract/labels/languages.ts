import { codesOf, type Vocabulary } from '../words/vocabulary';
import { english } from './english';
import { french } from './french';
import type { Labels } from './labels';
import { portuguese } from './portuguese';

/** The languages in which a payroll table may be headed and filled in. */
export const languageWords = {
  en: { label: 'English', meaning: 'English' },
  fr: { label: 'Français', meaning: 'French' },
  pt: { label: 'Português', meaning: 'Portuguese' },
} as const satisfies Vocabulary;
export type Language = keyof typeof languageWords;
export const languages = codesOf(languageWords);

/** The language of a locale such as `fr-CI`; English where there are no labels. */
export const languageOf = (locale: string | undefined): Language =>
  languages.find((language) => locale?.toLowerCase().split('-')[0] === language) ?? 'en';

/** The labels of each language. A further language is one more entry here, and its file. */
export const labelsIn: Readonly<Record<Language, Labels>> = { en: english, fr: french, pt: portuguese };
