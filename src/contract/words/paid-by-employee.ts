import { codesOf, type Vocabulary } from './vocabulary';

/** What an employee pays and a law may relieve. It does not lessen net pay. */
export const paymentWords = {
  pension: { label: 'Pension plan', meaning: 'To a private or supplementary pension plan' },
  life_insurance: { label: 'Life insurance', meaning: 'Life insurance premiums' },
  medical_insurance: { label: 'Medical insurance', meaning: 'To a medical scheme or health insurance' },
  retirement_medical: { label: 'Post-retirement medical fund', meaning: 'To a fund for medical care after retirement' },
  mortgage_interest: { label: 'Mortgage interest', meaning: 'Interest on the mortgage of their own home' },
  rent: { label: 'Rent', meaning: 'Rent of their own home' },
  donations: { label: 'Donations', meaning: 'Donations to approved bodies' },
  union: { label: 'Union dues', meaning: 'Trade union dues' },
  savings: { label: 'Savings', meaning: 'To a tax-favoured savings plan' },
} as const satisfies Vocabulary;
export type PaidByEmployee = keyof typeof paymentWords;
export const paymentsByEmployee = codesOf(paymentWords);

/** The variable of the law for a payment of the employee. */
export const paidVariable = <Name extends PaidByEmployee>(name: Name) => `paid_${name}` as const;
