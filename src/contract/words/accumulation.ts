import { codesOf, type Vocabulary } from './vocabulary';

/** How the tax of a month stands to the year. */
export const accumulationWords = {
  month_alone: { label: 'Each month alone', meaning: 'The law of the month on the pay of the month' },
  annualised: {
    label: 'Annualised each month',
    meaning: 'The law of the year on twelve times the pay of the month, and a twelfth of the result',
  },
  cumulative: {
    label: 'Cumulative',
    meaning: 'The law of the year on the pay so far, in proportion to the months so far, less the tax already withheld',
  },
} as const satisfies Vocabulary;
export type Accumulation = keyof typeof accumulationWords;
export const accumulations = codesOf(accumulationWords);
