import type { CurrencyList, FuelTypeList } from '../../src/contract';
import { done } from '../../src/contract/error';
import { currencyList, fuelTypeList } from '../../src/market';
import type { Route } from './route';

const flat = ({ countries, ...row }: { readonly countries: readonly string[] }): Record<string, unknown> => ({
  ...row,
  countries: countries.join(' '),
});

/** `GET /api/v1/currencies`: what may be sent as a currency, also as CSV. */
export const currenciesRoute: Route = (app, { market }) =>
  app.get('/api/v1/currencies', { config: { table: (data: CurrencyList) => data.currencies.map(flat) } }, (request) =>
    done(currencyList(market(request))),
  );

/** `GET /api/v1/fuels`: what may be sent as a fuel, also as CSV. */
export const fuelsRoute: Route = (app, { market }) =>
  app.get('/api/v1/fuels', { config: { table: (data: FuelTypeList) => data.fuels.map(flat) } }, (request) =>
    done(fuelTypeList(market(request))),
  );
