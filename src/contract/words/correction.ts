import { codesOf, type Vocabulary } from './vocabulary';

/** When arrears are taxed. */
export const arrearsWords = {
  months_earned: { label: 'In the months earned', meaning: 'Each month is computed again by its own law' },
  month_of_payment: {
    label: 'In the month of payment',
    meaning: 'Arrears are taxed with the pay of the month in which they are paid',
  },
} as const satisfies Vocabulary;
export const arrearsMethods = codesOf(arrearsWords);
export type ArrearsMethod = (typeof arrearsMethods)[number];

/** When tax that was too much is paid back. */
export const refundWords = {
  within_year: { label: 'Within the year', meaning: 'The employer pays it back with the pay of the same tax year' },
  year_end: { label: 'At the end of the year', meaning: 'The year settles it at its end' },
} as const satisfies Vocabulary;
export const refundTimes = codesOf(refundWords);
export type RefundTime = (typeof refundTimes)[number];

/** What may have been too much. */
export const refundKindWords = {
  tax: { label: 'Tax', meaning: 'Tax withheld from the employee' },
  contributions: { label: 'Contributions', meaning: 'Contributions of the employee' },
  employer_contributions: { label: 'Employer contributions', meaning: 'Contributions of the employer' },
} as const satisfies Vocabulary;
export const refundKinds = codesOf(refundKindWords);
export type RefundKind = (typeof refundKinds)[number];
