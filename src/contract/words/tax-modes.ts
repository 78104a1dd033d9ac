import { codesOf, type Vocabulary } from './vocabulary';

/** The two directions of a tax calculation. */
export const taxModeWords = {
  gross_to_net: { label: 'Gross to net', meaning: 'The amount is gross' },
  net_to_gross: { label: 'Net to gross', meaning: 'The amount is the net to reach' },
} as const satisfies Vocabulary;
export const taxModes = codesOf(taxModeWords);
