import { codesOf, type Vocabulary } from './vocabulary';

/** What is known about a tax treaty and a type of payment. */
export const treatyStateWords = {
  rate: { label: 'Rate', meaning: 'The treaty limits the tax to a recorded rate' },
  no_limit: { label: 'No limit', meaning: 'The treaty leaves the tax to domestic law' },
  not_in_force: { label: 'Not in force', meaning: 'A treaty is signed but not in force' },
  none: { label: 'No treaty', meaning: 'The list of treaties is complete and has none with this country' },
  not_recorded: {
    label: 'Not recorded',
    meaning: 'Whether there is a treaty, or what it says about the payment, is not recorded',
  },
} as const satisfies Vocabulary;
export type TreatyState = keyof typeof treatyStateWords;
export const treatyStates = codesOf(treatyStateWords);
