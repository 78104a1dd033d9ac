import { codesOf, type Vocabulary } from './vocabulary';

/** How the law taxes pay that is paid once. Without a rule it is ordinary pay of its period. */
export const bonusMethodWords = {
  annual_equivalent: {
    label: 'Annual equivalent',
    meaning: 'The annual tax on the yearly regular pay with the payment, less that without it',
  },
  separate: { label: 'By itself', meaning: 'The law of the period applied to the payment by itself' },
  average_rate: {
    label: 'Average rate',
    meaning: 'The tax on the regular pay, times the payment, divided by the regular pay',
  },
} as const satisfies Vocabulary;
export type BonusMethod = keyof typeof bonusMethodWords;
export const bonusMethods = codesOf(bonusMethodWords);
