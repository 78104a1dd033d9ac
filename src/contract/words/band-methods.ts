import { codesOf, type Vocabulary } from './vocabulary';

/** How a table of bands turns a base into tax. */
export const bandMethodWords = {
  marginal: { label: 'Marginal', meaning: 'each slice at its own rate' },
  slab: { label: 'Slab', meaning: 'one rate on the whole income' },
  bracket: {
    label: 'Bracket',
    meaning: 'the fixed amount of the bracket plus its rate on the excess over its lower limit',
  },
  rate_less_amount: { label: 'Rate less amount', meaning: 'rate × income less the amount to subtract' },
} as const satisfies Vocabulary;
export type BandMethodName = keyof typeof bandMethodWords;
export const bandMethods = codesOf(bandMethodWords);

/** The methods of scales without fixed amounts. */
export const plainBandMethods = ['marginal', 'slab'] as const satisfies readonly BandMethodName[];
