import { bonusMethodWords } from './bonus-methods';
import { codesOf, type Vocabulary } from './vocabulary';

/** How a part of monthly pay that is paid once is taxed. */
export const oncePaidTreatmentWords = {
  ...bonusMethodWords,
  own_tax: { label: 'A rate or scale of its own', meaning: 'By a rate or a scale of its own' },
  exempt: { label: 'Exempt', meaning: 'Not taxed' },
  pay_of_month: {
    label: 'Pay of its month',
    meaning: 'With the pay of the month of payment, by the rules of the month',
  },
  pay_of_year_so_far: { label: 'Pay of the year so far', meaning: 'With the pay of the year so far' },
} as const satisfies Vocabulary;
export type OncePaidTreatment = keyof typeof oncePaidTreatmentWords;
export const oncePaidTreatments = codesOf(oncePaidTreatmentWords);
