import { taxTypeWords } from './tax-types';
import { codesOf, type Vocabulary } from './vocabulary';

/** The parts of a country's law. Each has its own dates and confirmation. */
export const lawAreaWords = {
  ...taxTypeWords,
  vat: { label: 'VAT', meaning: 'VAT, or the consumption tax levied in its place' },
} as const satisfies Vocabulary;
export type LawArea = keyof typeof lawAreaWords;
export const lawAreas = codesOf(lawAreaWords);
