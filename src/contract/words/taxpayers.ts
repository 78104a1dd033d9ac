import { codesOf, type Vocabulary } from './vocabulary';

/** Who made the gain, for capital gains tax. */
export const taxpayerWords = {
  individual: { label: 'Individual', meaning: 'The gain of a person' },
  company: { label: 'Company', meaning: 'The gain of a company' },
} as const satisfies Vocabulary;
export type Taxpayer = keyof typeof taxpayerWords;
export const taxpayers = codesOf(taxpayerWords);
