import { CountryInfoQuery, type CountryList } from '../../src/contract';
import { done } from '../../src/contract/error';
import { countryInfo, countryList } from '../../src/engine';
import type { Route } from './route';

const table = (data: CountryList | object): Record<string, unknown>[] =>
  'countries' in data
    ? data.countries.map(({ code, name, currency, tax_types, tax_year }) => ({ code, name, currency, tax_types: tax_types.join(' '), tax_year }))
    : Object.entries(data).map(([group, value]) => ({ group, value: JSON.stringify(value) }));

/** `GET /api/tax`: the countries and what can be computed for each or, with `country`, what is recorded of one. */
export const countryRoute: Route = (app, { reference }) =>
  app.get('/api/tax', { schema: { querystring: CountryInfoQuery }, config: { table } }, ({ query: { country, type }, world }) =>
    country === undefined ? done(countryList(reference, world)) : countryInfo(reference, { country, type }, world),
  );
