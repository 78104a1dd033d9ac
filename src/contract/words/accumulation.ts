import { codesOf, type Vocabulary } from './vocabulary';

/** How the tax of a month stands to the year. */
export const accumulationWords = {
  month_alone: { label: 'Each month alone', meaning: 'Monthly tax rules applied to the pay of each month alone' },
  annualised: {
    label: 'Annualised each month',
    meaning: 'Annual tax rules applied to twelve times the monthly pay, then divided by twelve',
  },
  cumulative: {
    label: 'Cumulative',
    meaning:
      'Annual tax rules applied to the pay to date, in proportion to the months so far, less the tax already withheld',
  },
} as const satisfies Vocabulary;
export const accumulations = codesOf(accumulationWords);
