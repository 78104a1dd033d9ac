import { codesOf, type Vocabulary } from './vocabulary';

/** How often a history has a value. */
export const frequencyWords = {
  day: { label: 'Each day', meaning: 'Every value on its own day' },
  week: { label: 'End of week', meaning: 'Last value on or before the Sunday of each week' },
  'month-end': { label: 'End of month', meaning: 'Last value on or before the last day of each month' },
  'month-average': { label: 'Average of month', meaning: 'Average of the values published in each month' },
  quarter: { label: 'End of quarter', meaning: 'Last value on or before the last day of each quarter' },
  year: { label: 'End of year', meaning: 'Last value on or before 31 December of each year' },
} as const satisfies Vocabulary;
export type Frequency = keyof typeof frequencyWords;
export const frequencies = codesOf(frequencyWords);

/** What people at a sheet write for a frequency. */
export const frequencySynonyms: Readonly<Record<string, Frequency>> = {
  daily: 'day',
  weekly: 'week',
  month: 'month-end',
  monthly: 'month-end',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
};

/** The frequencies with one value for each week, month, quarter or year. */
export type PeriodFrequency = Exclude<Frequency, 'day'>;
export const periodFrequencies = frequencies.filter((one): one is PeriodFrequency => one !== 'day');
