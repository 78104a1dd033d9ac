import { fuelTypes } from '../src/contract/fuel';
import type { Market, SeriesId } from '../src/market';

/** A dated value that is served. */
export interface Point {
  readonly date: string;
  readonly value: number;
}

const fields = { inflation: 'headline', inflation_core: 'core', inflation_food: 'food', inflation_annual: 'headline', tbill_91: '91_day', tbill_182: '182_day', tbill_364: '364_day' } as const;

/** Points of a field, of those entries that have it. */
const having = <Entry extends { readonly date: string }, Field extends keyof Entry>(entries: readonly Entry[] | undefined, field: Field, only: (entry: Entry) => boolean = () => true): Point[] =>
  (entries ?? []).flatMap((entry) => (typeof entry[field] === 'number' && only(entry) ? [{ date: entry.date, value: entry[field] as number }] : []));

const isAnnual = ({ period }: { readonly period: string }): boolean => period.length === 4;

/** All that is served of a series and entity, oldest first: from the files and from the ledger. A meeting that is planned has the value 1. */
export function pointsOf(market: Market, series: SeriesId, entity: string): Point[] {
  if (series === 'fx') return market.dates.flatMap((date, i) => {
    const value = market.perDollar.get(entity)?.[i];
    return value === undefined || Number.isNaN(value) ? [] : [{ date, value }];
  });
  const fuel = fuelTypes.find((type) => series === `fuel_${type}`);
  if (fuel !== undefined) return having(market.fuel.countries[entity]?.fuels[fuel]?.prices, 'price');
  const bank = market.banks.unions[entity] ?? market.banks.countries[entity];
  switch (series) {
    case 'policy_rate':
      return having(bank?.policy_rate?.observations, 'value');
    case 'inflation':
    case 'inflation_core':
    case 'inflation_food':
      return having(bank?.inflation, fields[series], (entry) => !isAnnual(entry));
    case 'inflation_annual':
      return having(bank?.inflation, fields[series], isAnnual);
    case 'tbill_91':
    case 'tbill_182':
    case 'tbill_364':
      return having(bank?.tbills, fields[series]);
    case 'gdp_growth':
      return having(bank?.gdp_growth, 'value', (entry) => !isAnnual(entry));
    case 'gdp_growth_annual':
      return having(bank?.gdp_growth, 'value', isAnnual);
    default:
      return (bank?.meetings ?? []).map(({ date }) => ({ date, value: 1 }));
  }
}
