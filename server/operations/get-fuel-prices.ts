import type { FuelList, FuelResult } from '../../src/contract';
import { fuelPrices } from '../../src/market';
import { aboutOneDay } from './market-question';
import { onceAMinute } from './once-a-minute';
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

export const handler: MakeHandler<'getFuelPrices'> = (parts) => {
  const ofDay = aboutOneDay(parts, message('past_price'));
  const once = onceAMinute();
  return {
    takesTurns: isLong,
    answer: (query, asking) =>
      ofDay(asking, query, (market, now) =>
        query.country === undefined
          ? once(market, now, query, () => fuelPrices(market, query, now))
          : fuelPrices(market, query, now),
      ),
    table,
  };
};
