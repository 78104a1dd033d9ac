import { bankSeriesWords, type BankSeriesId } from './central-banks';
import { type FuelType, fuelTypes, type FuelUnit, fuelWords } from './fuels';
import { codesOf } from './vocabulary';

/**
 * The kind of entity of a series: a currency, a country, or a central bank (national, or common such as `BCEAO`).
 */
type EntityKind = 'currency' | 'country' | 'bank';

export interface SeriesWord {
  readonly title: string;
  /** Unit of the values. */
  readonly unit: string;
  readonly entities: EntityKind;
}

export type SeriesId = 'fx' | `fuel_${FuelType}` | BankSeriesId;

const unitOf: Readonly<Record<FuelUnit, string>> = {
  litre: 'currency of the country per litre',
  kg: 'currency of the country per kg',
};
const fuelSeries = Object.fromEntries(
  fuelTypes.map((fuel) => {
    const { series, unit } = fuelWords[fuel];
    return [`fuel_${fuel}`, { title: series, unit: unitOf[unit], entities: 'country' }];
  }),
) as Readonly<Record<`fuel_${FuelType}`, SeriesWord>>;
const bankSeries = Object.fromEntries(
  Object.entries(bankSeriesWords).map(([id, { title, unit }]) => [id, { title, unit, entities: 'bank' }]),
) as Readonly<Record<BankSeriesId, SeriesWord>>;

/** Every series of observations. */
export const seriesWords: Readonly<Record<SeriesId, SeriesWord>> = {
  fx: { title: 'Exchange rate', unit: 'units for one US dollar', entities: 'currency' },
  ...fuelSeries,
  ...bankSeries,
};
export const seriesNames = codesOf(seriesWords);
