import type { CountryInfo, CountryList } from '../../src/contract';
import { done } from '../../src/contract/error';
import { rowTruth } from '../../src/contract/meta';
import { answeredTaxTypes, countryInfo, countryList } from '../../src/engine';
import { oncePer } from '../../src/once';
import { inSlices } from '../work/in-slices';
import type { World } from '../world';
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

export const handler: MakeHandler<'getCountries'> = ({ turn }) => {
  /** Reads the law of all countries in turns. What fails here is told by the answer. */
  const lawOf = oncePer(async (world: World): Promise<void> => {
    const conditions = { turn: () => turn('law of all countries'), isWanted: () => true, budget: Infinity };
    await inSlices(
      [...world.reference.countries.values()],
      (country) => answeredTaxTypes(country, world),
      conditions,
    ).catch(() => undefined);
  });

  return {
    takesTurns: true,
    prepare: ({ country }, { world }) => (country === undefined ? lawOf(world) : undefined),
    answer: ({ country, type }, { world }) =>
      country === undefined
        ? done(countryList(world.reference, world))
        : countryInfo(world.reference, { country, type }, world),
    table,
  };
};
