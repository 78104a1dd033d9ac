import { type FuelList, FuelQuery, type FuelResult } from '../../src/contract';
import { isLong } from './asks-the-past';
import { marketAnswers } from './market-answers';
import type { Route } from './route';

const table = (data: FuelList | FuelResult): Record<string, unknown>[] =>
  'countries' in data
    ? data.countries
    : Object.entries(data.fuels).map(([fuel, price]) => ({
        country: data.country,
        currency: data.currency,
        fuel,
        ...price,
        updated: data.updated,
      }));

/** Pump prices at an address: of the past from the Pro plan on, also as CSV. */
const at =
  (path: string): Route =>
  (app, parts) => {
    const { fuel } = marketAnswers(parts);
    return app.get(path, { schema: { querystring: FuelQuery }, config: { takesTurns: isLong, table } }, (request) =>
      fuel(request, request.query),
    );
  };

/** `GET /api/fuel` and its v1 twin. */
export const fuelRoute: Route = at('/api/fuel');
export const fuelPricesRoute: Route = at('/api/v1/fuel/prices');
