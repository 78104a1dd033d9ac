import { codesOf, type Vocabulary } from './vocabulary';

/** Who is paid, by whom or for what, where the rate of withholding depends on it. */
export const payeeWords = {
  individual: { label: 'Individual', meaning: 'The payee is an individual' },
  company: { label: 'Company', meaning: 'The payee is a company' },
  parent_company: {
    label: 'Parent company',
    meaning: 'The payee is a company with the shareholding that the law requires',
  },
  bank: { label: 'Bank', meaning: 'The payee is a bank or another financial institution' },
  professional: { label: 'Professional', meaning: 'The payee is a self-employed professional' },
  small_business: {
    label: 'Small business',
    meaning: 'The payee is taxed at a flat rate, or is a micro-enterprise',
  },
  tax_clearance: { label: 'With tax clearance', meaning: 'The payee has a valid tax clearance certificate' },
  no_tax_number: {
    label: 'Without tax number',
    meaning: 'The payee has no tax number, or no valid tax clearance certificate',
  },
  listed_company: { label: 'Paid by a listed company', meaning: 'A company listed on a stock exchange pays' },
  public_body: { label: 'Paid by the state', meaning: 'The state or a public body pays' },
  mining_company: { label: 'Paid by a mining company', meaning: 'A mining company pays' },
  oil_company: { label: 'Paid by an oil company', meaning: 'An oil or gas company pays' },
  manufacturer: { label: 'Paid by a manufacturer', meaning: 'A manufacturer taxed at a reduced rate pays' },
  bank_deposit: { label: 'Bank deposit', meaning: 'Interest on a bank deposit' },
  bonds: { label: 'Bonds', meaning: 'Interest on bonds' },
  listed_bonds: { label: 'Listed bonds', meaning: 'Interest on bonds listed on a stock exchange' },
  government_securities: { label: 'Government securities', meaning: 'Interest on treasury bills or government bonds' },
  shareholder_loan: { label: 'Shareholder loan', meaning: 'Interest on a shareholder loan' },
  residential_property: { label: 'Residential property', meaning: 'Rent of residential property' },
  commercial_property: { label: 'Commercial property', meaning: 'Rent of commercial property' },
  equipment: { label: 'Equipment', meaning: 'Rent of equipment or vehicles' },
  construction: { label: 'Construction', meaning: 'A contract for construction' },
  software: { label: 'Software', meaning: 'A licence for software' },
} as const satisfies Vocabulary;
export type Payee = keyof typeof payeeWords;
export const payees = codesOf(payeeWords);
