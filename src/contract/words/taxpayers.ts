import { codesOf, type Vocabulary } from './vocabulary';

/** Whose gain is taxed, in capital gains tax. */
export const taxpayerWords = {
  individual: { label: 'Individual', meaning: 'The gain of a person' },
  company: { label: 'Company', meaning: 'The gain of a company' },
} as const satisfies Vocabulary;
export type Taxpayer = keyof typeof taxpayerWords;
export const taxpayers = codesOf(taxpayerWords);
