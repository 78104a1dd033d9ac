import { fuelTypes, fuelWords } from '../contract/words/fuels';
import type { FuelCountry, FuelFile, FuelPrice } from '../reference/market/schema';
import { counting, type Observed } from './observation';
import { collectSources, laidOver } from './with-source';

/**
 * The fuel file with prices that were observed since.
 *
 * @param observed what was observed of a series
 * @param currencyOf the currency of a country that the file does not have
 */
export function fuelWith(
  file: FuelFile,
  observed: Observed,
  currencyOf: (country: string) => string | undefined,
): FuelFile {
  const { sources, idOf } = collectSources(file.sources);
  const countries: Record<string, FuelCountry> = { ...file.countries };
  for (const fuel of fuelTypes) {
    for (const [code, found] of observed(`fuel_${fuel}`)) {
      const currency = countries[code]?.currency ?? currencyOf(code);
      if (currency === undefined) continue;
      const country: FuelCountry = countries[code] ?? { currency, fuels: {} };
      const later = counting(found).map((observation): FuelPrice => ({
        date: observation.date,
        price: observation.value,
        source: idOf(observation),
        ...(observation.details?.['precision'] === undefined
          ? {}
          : { precision: observation.details['precision'] as 'month' | 'year' }),
      }));
      countries[code] = {
        ...country,
        fuels: {
          ...country.fuels,
          [fuel]: { unit: fuelWords[fuel].unit, prices: laidOver(country.fuels[fuel]?.prices, later) },
        },
      };
    }
  }
  return { ...file, sources, countries };
}
