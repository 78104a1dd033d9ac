import { codesOf, type Vocabulary } from './vocabulary';

/** What an employer may give in kind. It is never part of `amount`. */
export const benefitWords = {
  housing: { label: 'Housing', meaning: 'A dwelling' },
  furniture: { label: 'Furniture', meaning: 'Furniture' },
  vehicle: { label: 'Vehicle', meaning: 'A vehicle for private use' },
  fuel: { label: 'Fuel', meaning: 'Fuel for private use' },
  driver: { label: 'Driver', meaning: 'A driver' },
  utilities: { label: 'Utilities', meaning: 'Water, electricity and gas' },
  servants: { label: 'Domestic staff', meaning: 'Servants, gardeners and guards' },
  meals: { label: 'Meals', meaning: 'Meals or a canteen' },
  phone: { label: 'Phone', meaning: 'Phone and internet' },
  school_fees: { label: 'School fees', meaning: 'School fees of the children' },
  loan: { label: 'Loan', meaning: 'A loan at low interest' },
  other: { label: 'Other benefits', meaning: 'Any other benefit in kind' },
} as const satisfies Vocabulary;
export type BenefitKind = keyof typeof benefitWords;
export const benefitKinds = codesOf(benefitWords);

/** What a law may ask about a benefit in kind, in the names of its formulas. */
export const benefitFacts = {
  cost: { label: 'Cost', meaning: 'What it costs the employer in the pay period', perPeriod: true },
  value: {
    label: 'Value',
    meaning: 'Its market value in the pay period; default: its cost',
    perPeriod: true,
  },
  employee_pays: {
    label: 'Paid by the employee',
    meaning: 'What the employee pays for it in the pay period',
    perPeriod: true,
  },
  price: { label: 'Price', meaning: 'Purchase price of the vehicle or other item', perPeriod: false },
  engine: { label: 'Engine', meaning: 'Engine size of the vehicle in cubic centimetres', perPeriod: false },
  age_in_years: { label: 'Age', meaning: 'Age of the vehicle in years', perPeriod: false },
  rooms: { label: 'Rooms', meaning: 'Number of living rooms', perPeriod: false },
  balance: { label: 'Balance', meaning: 'Outstanding balance of the loan', perPeriod: false },
  rate: { label: 'Interest', meaning: 'Interest that the employee pays on the loan, percent a year', perPeriod: false },
} as const;
export type BenefitFact = keyof typeof benefitFacts;
export const benefitFactNames = codesOf(benefitFacts);
