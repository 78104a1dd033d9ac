import { codesOf, type Vocabulary, type Word } from './vocabulary';

/** The unit of a fuel price. */
const fuelUnitWords = {
  litre: { label: 'per litre', meaning: 'Per litre' },
  kg: { label: 'per kg', meaning: 'Per kilogram' },
} as const satisfies Vocabulary;
export type FuelUnit = keyof typeof fuelUnitWords;
export const fuelUnits = codesOf(fuelUnitWords);

interface FuelWord extends Word {
  readonly unit: FuelUnit;
  /** The title of its price series. */
  readonly series: string;
}

/** The fuels with recorded prices. */
export const fuelWords = {
  petrol: { label: 'Petrol', meaning: 'Petrol, per litre', unit: 'litre', series: 'Petrol' },
  diesel: { label: 'Diesel', meaning: 'Diesel, per litre', unit: 'litre', series: 'Diesel' },
  kerosene: { label: 'Kerosene', meaning: 'Kerosene, per litre', unit: 'litre', series: 'Kerosene' },
  lpg: { label: 'LPG', meaning: 'Cooking gas (LPG), per kilogram', unit: 'kg', series: 'Liquefied petroleum gas' },
} as const satisfies Vocabulary<FuelWord>;
export type FuelType = keyof typeof fuelWords;
export const fuelTypes = codesOf(fuelWords);
