import { codesOf, type Vocabulary } from './vocabulary';

/** Who pays a contribution. */
const payerWords = {
  employee: { label: 'Employee', meaning: 'Deducted from gross pay' },
  employer: { label: 'Employer', meaning: 'Paid on top of gross pay' },
} as const satisfies Vocabulary;
export const payers = codesOf(payerWords);

/** What a contribution pays for. */
const contributionKindWords = {
  pension: { label: 'Pension', meaning: 'Old age, invalidity and survivors' },
  health: { label: 'Health', meaning: 'Health insurance' },
  housing: { label: 'Housing', meaning: 'Housing funds' },
  unemployment: { label: 'Unemployment', meaning: 'Unemployment insurance' },
  family: { label: 'Family', meaning: 'Family allowances' },
  injury: { label: 'Injury', meaning: 'Injuries at work and occupational disease' },
  incentive: { label: 'Incentive', meaning: 'State incentive that lowers what the employer pays' },
  other: { label: 'Other', meaning: 'Any other purpose, such as training' },
} as const satisfies Vocabulary;
export const contributionKinds = codesOf(contributionKindWords);
