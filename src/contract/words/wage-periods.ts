import { codesOf, type Vocabulary, type Word } from './vocabulary';

interface WagePeriodWord extends Word {
  /** The time as written after an amount: `315,000 a month`. */
  readonly behindAmount: string;
}

/** The times for which laws fix a wage. */
export const wagePeriodWords = {
  month: { label: 'Month', meaning: 'A month of full-time work', behindAmount: 'a month' },
  day: { label: 'Day', meaning: 'A day of work', behindAmount: 'a day' },
  hour: { label: 'Hour', meaning: 'An hour of work', behindAmount: 'an hour' },
} as const satisfies Vocabulary<WagePeriodWord>;
export const wagePeriods = codesOf(wagePeriodWords);
