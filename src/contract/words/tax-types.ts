import { codesOf, type Vocabulary } from './vocabulary';

/** The taxes of `POST /api/tax`. */
export const taxTypeWords = {
  income: { label: 'Income tax', meaning: 'Tax and contributions on pay from employment' },
  corporate: { label: 'Corporate tax', meaning: 'Tax on the profit of a company' },
  withholding: { label: 'Withholding tax', meaning: 'Tax that the payer of an amount withholds' },
  capital_gains: { label: 'Capital gains tax', meaning: 'Tax on the gain from a sale' },
} as const satisfies Vocabulary;
export type TaxType = keyof typeof taxTypeWords;
export const taxTypes = codesOf(taxTypeWords);
