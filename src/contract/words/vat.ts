import { codesOf, type Vocabulary } from './vocabulary';

/** The two directions of a VAT calculation. */
export const vatModeWords = {
  add: { label: 'Add VAT', meaning: 'The amount is without VAT' },
  extract: { label: 'Extract VAT', meaning: 'The amount contains VAT' },
} as const satisfies Vocabulary;
export const vatModes = codesOf(vatModeWords);

/** How a supply is taxed. */
export const vatTreatmentWords = {
  standard: { label: 'standard rate', meaning: 'Taxed at the standard rate' },
  reduced: { label: 'reduced rate', meaning: 'Taxed at a reduced rate' },
  zero: { label: 'zero-rated', meaning: 'Taxed at 0 %; input tax can be recovered' },
  exempt: { label: 'exempt', meaning: 'Not taxed; input tax cannot be recovered' },
} as const satisfies Vocabulary;
export type VatTreatment = keyof typeof vatTreatmentWords;
export const vatTreatments = codesOf(vatTreatmentWords);

/** The treatments a caller may request as `rate_type`. */
export const vatRateTypes = ['standard', 'reduced', 'zero'] as const satisfies readonly VatTreatment[];

/** Categories of supplies. */
export const vatCategoryWords = {
  standard: { label: 'Standard goods and services', meaning: 'Goods and services in general' },
  food_basic: { label: 'Basic food', meaning: 'Basic food' },
  medical: { label: 'Medical', meaning: 'Medicines and medical services' },
  education: { label: 'Education', meaning: 'Education' },
  digital: { label: 'Digital services', meaning: 'Digital services' },
  export: { label: 'Exports', meaning: 'Exports' },
} as const satisfies Vocabulary;
export type VatCategory = keyof typeof vatCategoryWords;
export const vatCategories = codesOf(vatCategoryWords);

/** The categories a law may treat differently from a standard supply. */
export type SpecialVatCategory = Exclude<VatCategory, 'standard'>;
export const specialVatCategories = vatCategories.filter(
  (category): category is SpecialVatCategory => category !== 'standard',
);

/** The cells of VAT law: its rates and the treatment of each category. */
export const vatCellNames = ['standard_rate', 'reduced_rate', ...specialVatCategories] as const;
export type VatCellName = (typeof vatCellNames)[number];

/** Kinds of consumption tax. */
const consumptionTaxWords = {
  vat: { label: 'VAT', meaning: 'Value added tax' },
  gst: { label: 'GST', meaning: 'Goods and services tax' },
  sales_tax: { label: 'Sales tax', meaning: 'Tax on sales' },
  consumption_tax: { label: 'Consumption tax', meaning: 'Tax on consumption' },
  none: { label: 'None', meaning: 'The country levies no such tax' },
} as const satisfies Vocabulary;
export const consumptionTaxes = codesOf(consumptionTaxWords);
