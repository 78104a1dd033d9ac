import { type FuelList, FuelQuery, type FuelResult } from '../../src/contract';
import { fuelPrices } from '../../src/market';
import type { Route } from './route';

const table = (data: FuelList | FuelResult): Record<string, unknown>[] =>
  'countries' in data ? data.countries : Object.entries(data.fuels).map(([fuel, price]) => ({ country: data.country, currency: data.currency, fuel, ...price, updated: data.updated }));

/** Pump prices at an address: of the past from the Pro plan on, also as CSV. */
const at = (path: string): Route => (app, { market, access, marketTime }) =>
  app.get(path, { schema: { querystring: FuelQuery }, config: { table } }, (request) => {
    const answer = fuelPrices(market, request.query, marketTime(request));
    if (answer.ok && request.query.date !== undefined) access.requirePlan(request, 'pro', 'A price of the past');
    return answer;
  });

/** `GET /api/fuel` and its v1 twin. */
export const fuelRoute: Route = at('/api/fuel');
export const fuelPricesRoute: Route = at('/api/v1/fuel/prices');
