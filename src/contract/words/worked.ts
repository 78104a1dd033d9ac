import { codesOf, type Vocabulary } from './vocabulary';

/** What the amount beside `worked` is. */
export const workedAmountWords = {
  whole_month: { label: 'Pay of the whole month', meaning: 'The amount is the pay of the whole month' },
  part: { label: 'Pay of the part', meaning: 'The amount is what the part is paid' },
} as const satisfies Vocabulary;
export type WorkedAmount = keyof typeof workedAmountWords;
export const workedAmounts = codesOf(workedAmountWords);

/** How the days of a month are counted where a part of it is paid. */
export const dayCountWords = {
  calendar_days: { label: 'Calendar days', meaning: 'The calendar days of the month' },
  thirtieths: { label: 'Thirtieths', meaning: 'A month has 30 days, whatever its length' },
  working_days: { label: 'Working days', meaning: 'The days of the month that are no weekly rest days' },
} as const satisfies Vocabulary;
export type DayCount = keyof typeof dayCountWords;
export const dayCounts = codesOf(dayCountWords);

/** What becomes of the monthly and yearly amounts of a law where a part of the month is paid. */
export const amountOfPartWords = {
  whole_month: { label: 'Whole month', meaning: 'The amounts of the whole month apply to the pay of the part' },
  by_days: { label: 'By days', meaning: 'The amounts of the law are reduced in proportion to the paid days' },
} as const satisfies Vocabulary;
export const amountsOfPart = codesOf(amountOfPartWords);
