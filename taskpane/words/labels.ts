import type { FuelType } from '../../src/contract/fuel';
import type { PaymentType, Period } from '../../src/contract/tax';
import type { vatCategories } from '../../src/contract/vat';

export type VatCategory = (typeof vatCategories)[number];

export const periodLabels: Readonly<Record<Period, string>> = {
  monthly: 'Monthly',
  annual: 'Annual',
  biweekly: 'Every two weeks',
  weekly: 'Weekly',
};

export const vatCategoryLabels: Readonly<Record<VatCategory, string>> = {
  standard: 'Standard goods and services',
  food_basic: 'Basic food',
  medical: 'Medical',
  education: 'Education',
  digital: 'Digital services',
  export: 'Exports',
};

export const treatmentLabels: Readonly<Record<string, string>> = {
  standard: 'standard rate',
  reduced: 'reduced rate',
  zero: 'zero-rated',
  exempt: 'exempt',
};

export const fuelLabels: Readonly<Record<FuelType, string>> = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  kerosene: 'Kerosene',
  lpg: 'LPG',
};

export const fuelUnits: Readonly<Record<FuelType, string>> = {
  petrol: 'per litre',
  diesel: 'per litre',
  kerosene: 'per litre',
  lpg: 'per kg',
};

export const paymentLabels: Readonly<Record<PaymentType, string>> = {
  dividends: 'Dividends',
  interest: 'Interest',
  royalties: 'Royalties',
  services: 'Services',
  management_fees: 'Management fees',
  rent: 'Rent',
  contracts: 'Contracts',
};

/** The keys of a table of labels, in its order. */
export const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>): Key[] =>
  Object.keys(labels) as Key[];
