import { codesOf, type Vocabulary } from './vocabulary';

/** What is known about a cell of the law: a rate on a payment, the treatment of a gain, a minimum tax. */
export const cellStateWords = {
  rate: { label: 'recorded', meaning: 'The law has a rate or a rule, which is recorded' },
  none: { label: 'none', meaning: 'The law has none' },
  not_established: { label: 'not established', meaning: 'What the law says could not be established' },
} as const satisfies Vocabulary;
export type CellState = keyof typeof cellStateWords;
export const cellStates = codesOf(cellStateWords);
