import { type FuelType, fuelTypes, type FuelUnit, fuelWords } from '../contract/words/fuels';
import type { Market } from './market';

/** The fuels of which a price of a country is recorded. */
export const recordedFuels = (market: Market, country: string): FuelType[] =>
  fuelTypes.filter((fuel) => market.observationsOf(`fuel_${fuel}`, country).length > 0);

/** What a price of a fuel is for: as the bundled file has it, else as it is usual. */
export const fuelUnit = ({ fuel: records }: Market, country: string, fuel: FuelType): FuelUnit =>
  records[country]?.fuels[fuel]?.unit ?? fuelWords[fuel].unit;
