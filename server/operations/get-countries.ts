import type { CountryInfo, CountryList } from '../../src/contract';
import { done } from '../../src/contract/error';
import { rowTruth } from '../../src/contract/meta';
import { countryInfo, countryList } from '../../src/engine';
import type { MakeHandler } from './operation';

/** The status, date and confidence that a group gives for itself; empty if it gives none. */
const truthIn = (group: unknown): Record<string, unknown> =>
  typeof group === 'object' && group !== null
    ? Object.fromEntries(
        Object.keys(rowTruth).flatMap((field) =>
          Object.hasOwn(group, field) ? [[field, (group as Record<string, unknown>)[field]]] : [],
        ),
      )
    : {};

const table = (data: CountryInfo | CountryList): Record<string, unknown>[] =>
  'countries' in data
    ? data.countries.map((row) => ({ ...row, tax_types: row.tax_types.join(' ') }))
    : Object.entries(data).map(([group, value]) => ({ group, value: JSON.stringify(value), ...truthIn(value) }));

export const handler: MakeHandler<'getCountries'> = ({ reference }) => ({
  takesTurns: true,
  answer: ({ country, type }, { world }) =>
    country === undefined ? done(countryList(reference, world)) : countryInfo(reference, { country, type }, world),
  table,
});
