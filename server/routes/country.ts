import { CountryInfoQuery, type CountryList } from '../../src/contract';
import { done } from '../../src/contract/error';
import { rowTruth } from '../../src/contract/meta';
import { countryInfo, countryList } from '../../src/engine';
import type { Route } from './route';

const table = (data: CountryList | object): Record<string, unknown>[] =>
  'countries' in data
    ? data.countries.map((row) => ({ ...row, tax_types: row.tax_types.join(' ') }))
    : Object.entries(data).map(([group, value]) => ({ group, value: JSON.stringify(value), ...truthIn(value) }));

/** What a group says of its own age. */
const truthIn = (group: unknown): Record<string, unknown> =>
  typeof group === 'object' && group !== null
    ? Object.fromEntries(
        Object.keys(rowTruth).flatMap((field) =>
          Object.hasOwn(group, field) ? [[field, (group as Record<string, unknown>)[field]]] : [],
        ),
      )
    : {};

/** `GET /api/tax`: the countries and what can be computed for each or, with `country`, what is recorded of one. */
export const countryRoute: Route = (app, { reference }) =>
  app.get(
    '/api/tax',
    { schema: { querystring: CountryInfoQuery }, config: { takesTurns: true, table } },
    ({ query: { country, type }, world }) =>
      country === undefined ? done(countryList(reference, world)) : countryInfo(reference, { country, type }, world),
  );
