import { codesOf, type Vocabulary } from './vocabulary';

/** What changes the pay of a row between two settings. */
export const payChangeWords = {
  law: { label: 'Law', meaning: 'A rule of law changes' },
  country: { label: 'Country', meaning: 'The law is that of another country' },
  pay: { label: 'Pay', meaning: 'Pay is raised or cut' },
  employer: { label: 'Employer', meaning: 'Settings of the employer differ' },
  not_explained: { label: 'Not explained', meaning: 'Lines differ, and no recorded rule says why' },
} as const satisfies Vocabulary;
export const payChanges = codesOf(payChangeWords);

/** What a change does to the net pay of an employee. */
export const payEffectWords = {
  gains: { label: 'Gains', meaning: 'More net pay' },
  loses: { label: 'Loses', meaning: 'Less net pay' },
  same: { label: 'Same', meaning: 'The same net pay' },
} as const satisfies Vocabulary;
export const payEffects = codesOf(payEffectWords);
export type PayEffect = (typeof payEffects)[number];
