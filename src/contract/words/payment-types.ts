import { codesOf, type Vocabulary } from './vocabulary';

/** Types of payment for withholding tax. */
export const paymentTypeWords = {
  dividends: { label: 'Dividends', meaning: 'Dividends' },
  interest: { label: 'Interest', meaning: 'Interest' },
  royalties: { label: 'Royalties', meaning: 'Royalties' },
  services: { label: 'Services', meaning: 'Fees for services' },
  management_fees: { label: 'Management fees', meaning: 'Management fees' },
  rent: { label: 'Rent', meaning: 'Rent' },
  contracts: { label: 'Contracts', meaning: 'Contracts, such as for construction' },
} as const satisfies Vocabulary;
export type PaymentType = keyof typeof paymentTypeWords;
export const paymentTypes = codesOf(paymentTypeWords);
