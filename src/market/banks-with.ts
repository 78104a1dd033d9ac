import type {
  BankFacts,
  CentralBankFile,
  Growth,
  Inflation,
  Meeting,
  PolicyRate,
  TreasuryBills,
} from '../reference/market/schema';
import type { z } from 'zod';
import { counting, type Observation, type Observed } from './observation';
import { collectSources, laidOver } from './with-source';

type Change = (
  facts: BankFacts,
  found: readonly Observation[],
  idOf: (observation: Observation) => string,
) => BankFacts;

interface WithSources {
  readonly date: string;
  readonly source: string;
  readonly also?: readonly string[] | undefined;
}

/** Two parts of one entry, each with its sources. */
function together<One extends WithSources>(before: One, after: One): One {
  const also = [...new Set([before.source, ...(before.also ?? []), ...(after.also ?? [])])].filter(
    (source) => source !== after.source,
  );
  return { ...before, ...after, ...(also.length === 0 ? {} : { also }) };
}

const precisionOf = ({ details }: Observation) =>
  details?.['precision'] === undefined ? {} : { precision: details['precision'] as 'month' | 'year' };
const statisticOf = (observation: Observation, period: string, source: string) => ({
  date: observation.date,
  ...precisionOf(observation),
  source,
  period: observation.details?.['period'] ?? period,
  ...(observation.details?.['basis'] === undefined
    ? {}
    : { basis: observation.details['basis'] as 'estimate' | 'forecast' }),
  ...(observation.details?.['scope'] === undefined ? {} : { scope: observation.details['scope'] }),
});

const quarterOf = (date: string): string => `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;

const inflation =
  (field: 'headline' | 'core' | 'food', periodOf: (date: string) => string): Change =>
  (facts, found, idOf) => ({
    ...facts,
    inflation: laidOver(
      facts.inflation,
      found.map((one): z.infer<typeof Inflation> => ({
        ...statisticOf(one, periodOf(one.date), idOf(one)),
        [field]: one.value,
      })),
      together,
    ),
  });
const tbill =
  (field: '91_day' | '182_day' | '364_day'): Change =>
  (facts, found, idOf) => ({
    ...facts,
    tbills: laidOver(
      facts.tbills,
      found.map((one): z.infer<typeof TreasuryBills> => ({
        date: one.date,
        ...precisionOf(one),
        source: idOf(one),
        [field]: one.value,
      })),
      together,
    ),
  });
const growth =
  (periodOf: (date: string) => string): Change =>
  (facts, found, idOf) => ({
    ...facts,
    gdp_growth: laidOver(
      facts.gdp_growth,
      found.map((one): z.infer<typeof Growth> => ({
        ...statisticOf(one, periodOf(one.date), idOf(one)),
        value: one.value,
      })),
    ),
  });
const monthOf = (date: string): string => date.slice(0, 7);
const yearOf = (date: string): string => date.slice(0, 4);

/** How observations of each series change what is known of a bank. */
const changes: Readonly<Record<string, Change>> = {
  policy_rate: (facts, found, idOf) => ({
    ...facts,
    policy_rate: {
      name: facts.policy_rate?.name ?? 'Policy rate',
      observations: laidOver(
        facts.policy_rate?.observations,
        found.map((one): z.infer<typeof PolicyRate> => ({
          date: one.date,
          ...precisionOf(one),
          value: one.value,
          source: idOf(one),
        })),
      ),
    },
  }),
  inflation: inflation('headline', monthOf),
  inflation_core: inflation('core', monthOf),
  inflation_food: inflation('food', monthOf),
  inflation_annual: inflation('headline', yearOf),
  tbill_91: tbill('91_day'),
  tbill_182: tbill('182_day'),
  tbill_364: tbill('364_day'),
  gdp_growth: growth(quarterOf),
  gdp_growth_annual: growth(yearOf),
  mpc_meeting: (facts, found, idOf) => {
    const calledOff = new Set(found.filter(({ value }) => value === 0).map(({ date }) => date));
    const planned = found
      .filter(({ value }) => value !== 0)
      .map((one): z.infer<typeof Meeting> => ({
        date: one.date,
        announced: one.details?.['announced'] ?? one.date,
        source: idOf(one),
      }));
    return { ...facts, meetings: laidOver(facts.meetings, planned).filter(({ date }) => !calledOff.has(date)) };
  },
};

/**
 * The file of central banks with what was observed since. Entities that are neither a country nor a union of the file
 * are left out.
 */
export function banksWith(file: CentralBankFile, observed: Observed): CentralBankFile {
  const { sources, idOf } = collectSources(file.sources);
  const [unions, countries] = [{ ...file.unions }, { ...file.countries }];
  for (const [series, change] of Object.entries(changes)) {
    for (const [entity, found] of observed(series)) {
      const [union, country] = [unions[entity], countries[entity]];
      if (union !== undefined) unions[entity] = { ...union, ...change(union, counting(found), idOf) };
      else if (country !== undefined) countries[entity] = { ...country, ...change(country, counting(found), idOf) };
    }
  }
  return { ...file, sources, unions, countries };
}
