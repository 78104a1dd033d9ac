import type { FuelList, FuelResult } from '../../src/contract';
import { fuelPrices } from '../../src/market';
import { ofCountryOrAll } from './of-country-or-all';
import type { MakeHandler } from './operation';
import { isLong } from './past';
import { message } from '../../src/language/message';

const table = (data: FuelList | FuelResult): readonly Record<string, unknown>[] =>
  'countries' in data
    ? data.countries
    : Object.entries(data.fuels).map(([fuel, price]) => ({
        country: data.country,
        currency: data.currency,
        fuel,
        ...price,
        updated: data.updated,
      }));

export const handler: MakeHandler<'getFuelPrices'> = (parts) => ({
  takesTurns: isLong,
  answer: ofCountryOrAll(parts, message('past_price'), fuelPrices),
  table,
});
