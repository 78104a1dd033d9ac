import { codesOf, type Vocabulary } from './vocabulary';

/** What an employee pays and a law may relieve. It does not lessen net pay. */
export const paymentWords = {
  pension: { label: 'Pension plan', meaning: 'To a private or supplementary pension plan' },
  life_insurance: { label: 'Life insurance', meaning: 'Premiums of life insurance' },
  medical_insurance: { label: 'Medical insurance', meaning: 'To a medical scheme or health insurance' },
  mortgage_interest: { label: 'Mortgage interest', meaning: 'Interest on the loan for the own home' },
  rent: { label: 'Rent', meaning: 'Rent of the own home' },
  donations: { label: 'Donations', meaning: 'Donations to approved bodies' },
  union: { label: 'Union dues', meaning: 'Dues of a trade union' },
  savings: { label: 'Savings', meaning: 'To a savings plan that the law favours' },
} as const satisfies Vocabulary;
export type PaidByEmployee = keyof typeof paymentWords;
export const paymentsByEmployee = codesOf(paymentWords);

/** The variable of the law for a payment of the employee. */
export const paidVariable = <Name extends PaidByEmployee>(name: Name) => `paid_${name}` as const;
