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
  professional_fees: { label: 'Professional fees', meaning: 'Fees of professionals such as lawyers and accountants' },
  technical_fees: { label: 'Technical fees', meaning: 'Fees for technical services or assistance' },
  directors_fees: { label: 'Directors’ fees', meaning: 'Fees paid to directors' },
  commissions: { label: 'Commissions', meaning: 'Commissions' },
  insurance: { label: 'Insurance', meaning: 'Insurance premiums or commissions' },
  goods: { label: 'Goods', meaning: 'Goods supplied' },
} as const satisfies Vocabulary;
export type PaymentType = keyof typeof paymentTypeWords;
export const paymentTypes = codesOf(paymentTypeWords);

/** The types that every withholding law is asked about. A law names the others only where it treats them apart. */
export const mainPaymentTypes = [
  'dividends',
  'interest',
  'royalties',
  'services',
  'management_fees',
  'rent',
  'contracts',
] as const satisfies readonly PaymentType[];
