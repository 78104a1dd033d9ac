import { countryNames } from '../../src/contract/countries';
import { type CellState, cellStateWords } from '../../src/contract/words/cell-states';
import { type FuelType, fuelWords } from '../../src/contract/words/fuels';
import type { Period } from '../../src/contract/words/pay-periods';
import { type PaidByEmployee, paymentWords } from '../../src/contract/words/paid-by-employee';
import { type PayPart, payPartWords } from '../../src/contract/words/pay-parts';
import { type PaymentType, paymentTypeWords } from '../../src/contract/words/payment-types';
import { type Residency, residencyWords } from '../../src/contract/words/residencies';
import { vatCategoryWords, type VatTreatment, vatTreatmentWords } from '../../src/contract/words/vat';
import { propertyOf } from '../../src/contract/words/vocabulary';
import { say, sayings } from '../../ui/language/say';
import { localeOf } from '../../src/language/languages';
import { readerLanguage } from '../../ui/language/reader';
import { countryLabel, labelled, labelsIn, termed } from '../../ui/language/terms';

export type { VatCategory } from '../../src/contract/words/vat';

/** What is known of a rule, in a sentence. */
export const cellLabel = (state: CellState): string => termed('cell', state, cellStateWords[state].label);

/** The name of an African country. */
export const countryName = (country: string): string =>
  countryLabel(country, (countryNames as Readonly<Record<string, string>>)[country] ?? country);

/** The name of any country of the world by its code. */
export const partnerName = countryLabel;

/** The name of a currency. */
export const currencyName = (code: string, english: string): string =>
  readerLanguage() === 'en'
    ? english
    : (new Intl.DisplayNames(localeOf[readerLanguage()], { type: 'currency', fallback: 'none' }).of(code) ?? english);

export const periodLabels: Readonly<Record<Period, string>> = sayings({
  monthly: 'period_monthly',
  annual: 'period_annual',
  weekly: 'period_weekly',
  biweekly: 'period_biweekly',
  daily: 'period_daily',
});

export const vatCategoryLabels = labelsIn('vat_category', propertyOf(vatCategoryWords, 'label'));
const treatments = propertyOf(vatTreatmentWords, 'label');
/** A treatment in a sentence. */
export const treatmentLabel = (treatment: VatTreatment): string =>
  termed('vat_treatment', treatment, treatments[treatment]);
export const fuelLabels = labelsIn('fuel_series', propertyOf(fuelWords, 'label'));
export const paymentLabels = labelsIn('payment_type', propertyOf(paymentTypeWords, 'label'));

/** A payment in a sentence. */
export const paymentTerm = (payment: PaymentType): string =>
  termed('payment', payment, paymentTypeWords[payment].label.toLowerCase());

/** Where a payee is resident, in a sentence. */
export const residencyTerm = (residency: Residency): string =>
  termed('residency', residency, residencyWords[residency].label).toLowerCase();

/** A part of pay. */
export const partLabel = (part: PayPart): string => labelled('pay_part', part, payPartWords[part].label);

/** What a part of pay is. */
export const partMeaning = (part: PayPart): string => labelled('pay_part_meaning', part, payPartWords[part].meaning);

/** A payment that the employee makes. */
export const paidLabel = (payment: PaidByEmployee): string =>
  labelled('employee_payment', payment, paymentWords[payment].label);

/** What the price of a fuel is for: `per litre`. */
export const fuelUnit = (fuel: FuelType): string =>
  fuelWords[fuel].unit === 'kg' ? say('per_kilogram') : say('per_litre');

/** The keys of a table of labels, in its order. */
export const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>): Key[] =>
  Object.keys(labels) as Key[];
