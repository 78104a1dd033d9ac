import { codesOf, type Vocabulary } from './vocabulary';

/** What was paid and withheld earlier in the tax year, before this pay period. */
export const yearToDateWords = {
  months: { label: 'Months so far', meaning: 'Months of the tax year paid before this one' },
  gross: { label: 'Gross so far', meaning: 'Gross pay of the tax year before this period' },
  taxable: { label: 'Taxable so far', meaning: 'Taxable income of the tax year before this period' },
  tax: { label: 'Tax so far', meaning: 'Tax withheld in the tax year before this period' },
  contributions: {
    label: 'Contributions so far',
    meaning: 'Employee contributions of the tax year before this period',
  },
  bonus: { label: 'Bonuses so far', meaning: 'Bonuses of the tax year paid before this period' },
} as const satisfies Vocabulary;
export type YearToDateName = keyof typeof yearToDateWords;
export const yearToDateNames = codesOf(yearToDateWords);

/** The variable of the law for a figure of the year so far. */
export const yearToDateVariable = (name: YearToDateName): string => `year_to_date_${name}`;
