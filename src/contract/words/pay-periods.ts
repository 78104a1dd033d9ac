import { codesOf, type Vocabulary, type Word } from './vocabulary';

interface PayPeriodWord extends Word {
  /** The period as written after an amount: `1,000 a month`. */
  readonly behindAmount: string;
  /** Pay periods in a year. */
  readonly perYear: number;
}

/** Pay periods. They affect income tax only. */
export const payPeriodWords = {
  monthly: { label: 'Monthly', meaning: 'Twelve pay periods a year', behindAmount: 'a month', perYear: 12 },
  annual: { label: 'Annual', meaning: 'Pay for a whole year', behindAmount: 'a year', perYear: 1 },
  weekly: { label: 'Weekly', meaning: '52 pay periods a year', behindAmount: 'a week', perYear: 52 },
  biweekly: { label: 'Every two weeks', meaning: '26 pay periods a year', behindAmount: 'two weeks', perYear: 26 },
  daily: {
    label: 'Daily',
    meaning: 'Pay for a day; `pay_periods` states how many make a year',
    behindAmount: 'a day',
    perYear: 365,
  },
} as const satisfies Vocabulary<PayPeriodWord>;
export type Period = keyof typeof payPeriodWords;
export const periods = codesOf(payPeriodWords);

/** The periods in which laws state their amounts. */
export const lawPeriods = ['monthly', 'annual'] as const satisfies readonly Period[];

/** The measures in which a rule may state its amounts: a period of the law, or the single payment. */
export const ruleBases = [...lawPeriods, 'payment'] as const;
