import { defined } from '../../defined';
import type { BankFacts, CentralBankFile } from '../../reference/market/schema';
import type { Confidence } from '../../contract/words/truth';
import type { Details } from '../details';
import type { Observation } from '../observation';
import type { SeriesId } from '../series';
import { bundledOrigin } from './origin';

/** Fields common to every dated entry of the file. */
interface Entry {
  readonly date: string;
  readonly precision?: 'month' | 'year' | undefined;
  readonly period?: string | undefined;
  readonly basis?: 'estimate' | 'forecast' | undefined;
  readonly scope?: string | undefined;
  readonly confidence?: Confidence | undefined;
  readonly source: string;
  readonly also?: readonly string[] | undefined;
}

/** The values of an entry by series; undefined if the entry does not state one. */
type Values = Readonly<Partial<Record<SeriesId, number | undefined>>>;

/** Annual figures have their own series. */
const isAnnual = ({ period }: { readonly period: string }): boolean => period.length === 4;

/** The dated entries of a bank or country, each with its values. */
function* entriesOf(facts: BankFacts): Iterable<readonly [Entry & { readonly announced?: string }, Values]> {
  for (const entry of facts.policy_rate?.observations ?? []) yield [entry, { policy_rate: entry.value }];
  for (const entry of facts.inflation ?? [])
    yield [
      entry,
      {
        [isAnnual(entry) ? 'inflation_annual' : 'inflation']: entry.headline,
        inflation_core: entry.core,
        inflation_food: entry.food,
      },
    ];
  for (const entry of facts.tbills ?? [])
    yield [entry, { tbill_91: entry['91_day'], tbill_182: entry['182_day'], tbill_364: entry['364_day'] }];
  for (const entry of facts.gdp_growth ?? [])
    yield [entry, { [isAnnual(entry) ? 'gdp_growth_annual' : 'gdp_growth']: entry.value }];
  for (const entry of facts.meetings ?? []) yield [entry, { mpc_meeting: 1 }];
}

/** The figures and meetings of the bundled file as observations. */
export function bankObservations({ unions, countries, sources }: CentralBankFile): Observation[] {
  const observations: Observation[] = [];
  for (const [entity, facts] of [...Object.entries(unions), ...Object.entries(countries)])
    for (const [{ date, confidence, source, also, ...entry }, values] of entriesOf(facts)) {
      const { precision, period, basis, scope, announced } = entry;
      const details: Details = defined({ precision, period, basis, scope, announced });
      const stated = {
        date,
        details,
        source: sources[source]!,
        ...bundledOrigin,
        ...defined({ confidence, also: also?.flatMap((id) => sources[id] ?? []) }),
      };
      for (const [series, value] of Object.entries(values))
        if (value !== undefined) observations.push({ series, entity, value, ...stated });
    }
  return observations;
}
