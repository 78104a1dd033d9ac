import { fuelUnitWords, fuelTypes, fuelWords } from '../../src/contract/words/fuels';
import { payPeriodWords } from '../../src/contract/words/pay-periods';
import { paymentTypeWords } from '../../src/contract/words/payment-types';
import { vatCategoryWords, vatTreatmentWords } from '../../src/contract/words/vat';
import { propertyOf } from '../../src/contract/words/vocabulary';

export type { VatCategory } from '../../src/contract/words/vat';

export const periodLabels = propertyOf(payPeriodWords, 'label');

export const vatCategoryLabels = propertyOf(vatCategoryWords, 'label');
export const treatmentLabels: Readonly<Record<string, string>> = propertyOf(vatTreatmentWords, 'label');
export const fuelLabels = propertyOf(fuelWords, 'label');
export const paymentLabels = propertyOf(paymentTypeWords, 'label');

/** What the price of a fuel is for: `per litre`. */
export const fuelUnits = Object.fromEntries(
  fuelTypes.map((fuel) => [fuel, fuelUnitWords[fuelWords[fuel].unit].label]),
) as Readonly<Record<(typeof fuelTypes)[number], string>>;

/** The keys of a table of labels, in its order. */
export const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>): Key[] =>
  Object.keys(labels) as Key[];
