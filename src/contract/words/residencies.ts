import { codesOf, type Vocabulary } from './vocabulary';

/** Residency of the payee, for withholding tax. */
export const residencyWords = {
  resident: { label: 'Resident', meaning: 'Paid to a resident' },
  non_resident: { label: 'Non-resident', meaning: 'Paid to a non-resident' },
} as const satisfies Vocabulary;
export type Residency = keyof typeof residencyWords;
export const residencies = codesOf(residencyWords);
