import { codesOf, type Vocabulary } from './vocabulary';

/** What the amount of a threshold of withholding tax is compared with. */
export const thresholdPeriods = ['payment', 'month', 'year'] as const;

/** Which amounts reach a threshold. */
export const thresholdEndWords = {
  above: { label: 'more than', meaning: 'Tax is withheld from more than the amount' },
  from: { label: 'at least', meaning: 'Tax is also withheld from exactly the amount' },
} as const satisfies Vocabulary;
export const thresholdEnds = codesOf(thresholdEndWords);
