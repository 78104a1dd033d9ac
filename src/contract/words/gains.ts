import { codesOf, type Vocabulary } from './vocabulary';

/** How a capital gain is taxed. */
const gainTreatmentWords = {
  rate: { label: 'at a rate', meaning: 'At a rate of its own' },
  bands: { label: 'by brackets', meaning: 'By its own brackets' },
  income: { label: 'as income', meaning: 'By the income tax brackets of the year' },
  profit: { label: 'as profit', meaning: 'At the corporate rate' },
  exempt: { label: 'exempt', meaning: 'Not taxed' },
} as const satisfies Vocabulary;
export const gainTreatments = codesOf(gainTreatmentWords);
