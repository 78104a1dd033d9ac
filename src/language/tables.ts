import { headings as arabic } from './ar/tables';
import { headings as french } from './fr/tables';
import type { Language } from './languages';
import { headings as portuguese } from './pt/tables';

const headings: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  fr: french,
  pt: portuguese,
  ar: arabic,
};

/** The heading of a column in a language. In English it is the name of the field, which programs read. */
export const headingOf = (field: string, language: Language): string => headings[language]?.[field] ?? field;
