import { type FuelType, fuelTypes, type FuelUnit, fuelWords } from '../contract/words/fuels';
import { newestOf } from './history';
import type { Market } from './market';

/** The fuels with a recorded price in a country. */
export const recordedFuels = (market: Market, country: string): FuelType[] =>
  fuelTypes.filter((fuel) => newestOf(market.observationsOf(`fuel_${fuel}`, country)) !== undefined);

/** The unit of a fuel price: from the bundled file, otherwise the usual unit of the fuel. */
export const fuelUnit = ({ fuel: records }: Market, country: string, fuel: FuelType): FuelUnit =>
  records[country]?.fuels[fuel]?.unit ?? fuelWords[fuel].unit;
