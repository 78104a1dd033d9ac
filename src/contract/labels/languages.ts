import type { Language } from '../../language/languages';
import { arabic } from './arabic';
import { english } from './english';
import { french } from './french';
import type { Labels } from './labels';
import { portuguese } from './portuguese';

export { type Language, languageOf, languages, languageWords } from '../../language/languages';

/** The labels of each language. A further language is one more entry here, and its file. */
export const labelsIn: Readonly<Record<Language, Labels>> = { en: english, fr: french, pt: portuguese, ar: arabic };
