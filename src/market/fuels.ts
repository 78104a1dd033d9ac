import { type FuelType, fuelTypes, type FuelUnit, fuelWords } from '../contract/words/fuels';
import type { Market } from './market';

/** The fuels with a recorded price in a country. */
export const recordedFuels = (market: Market, country: string): FuelType[] =>
  fuelTypes.filter((fuel) => market.observationsOf(`fuel_${fuel}`, country).length > 0);

/** The unit of a fuel price: from the bundled file, otherwise the usual unit of the fuel. */
export const fuelUnit = ({ fuel: records }: Market, country: string, fuel: FuelType): FuelUnit =>
  records[country]?.fuels[fuel]?.unit ?? fuelWords[fuel].unit;
