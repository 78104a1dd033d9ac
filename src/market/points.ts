import type { CitedSource } from '../contract/meta';
import type { FuelType } from '../contract/fuel';
import { cite } from '../truth/cite';
import type { Market } from './market';
import { midRate } from './mid-rate';
import { anchored } from './parity';
import { sourceOf } from './rate-table';
import type { SeriesId } from './series';
import type { BankFacts } from '../reference/market/schema';

/** A value of a series on a day, with who says so. */
export interface Point {
  readonly date: string;
  readonly value: number;
  /** Of a statistic: `2026-08`, `2025-Q3`, `2025` or `2025-Q1/2025-Q3`. */
  readonly period?: string;
  readonly basis?: 'estimate' | 'forecast';
  /** Of a meeting: the day on which it became known. */
  readonly announced?: string;
  readonly source: CitedSource;
}

/** Facts of a country's own bank or of a union by its name, without those that a country takes from its union. */
const factsOf = ({ banks }: Market, entity: string): BankFacts | undefined =>
  banks.unions[entity] ?? banks.countries[entity];

interface Entry {
  readonly date: string;
  readonly period?: string;
  readonly basis?: 'estimate' | 'forecast' | undefined;
  readonly announced?: string;
  readonly source: string;
}

/** The rate of a currency on a day of the table, in units for one US dollar. */
function ratePoint(market: Market, code: string, day: number): Point | undefined {
  const date = market.dates[day]!;
  const { quoted } = anchored(market, code, date);
  const value = market.ratesOf(quoted)?.perDollar[day];
  const source = value === undefined || Number.isNaN(value) ? undefined : sourceOf(market, quoted, day);
  return source && { date, value: code === quoted ? value! : midRate(market, 'USD', code, date, day)!.rate, source };
}

const ratePoints = (market: Market, code: string): Point[] =>
  market.dates.flatMap((_, day) => ratePoint(market, code, day) ?? []);

/** The newest point of a series and entity; undefined where nothing is known. */
export function newestPoint(market: Market, series: SeriesId, entity: string): Point | undefined {
  if (series !== 'fx') return pointsOf(market, series, entity).at(-1);
  for (let day = market.dates.length - 1; day >= 0; day--) {
    const point = ratePoint(market, entity, day);
    if (point !== undefined) return point;
  }
  return undefined;
}

/** All that is known of a series and entity, oldest first; nothing where that is nothing. */
export function pointsOf(market: Market, series: SeriesId, entity: string): Point[] {
  if (series === 'fx') return ratePoints(market, entity);
  const of = <One extends Entry>(
    sources: Market['fuel']['sources'],
    entries: readonly One[] | undefined,
    value: (entry: One) => number | undefined,
  ): Point[] =>
    (entries ?? []).flatMap((entry) => {
      const [number, source] = [value(entry), sources[entry.source]];
      if (number === undefined || source === undefined) return [];
      const { date, period, basis, announced } = entry;
      return [
        {
          date,
          value: number,
          ...(period === undefined ? {} : { period }),
          ...(basis === undefined ? {} : { basis }),
          ...(announced === undefined ? {} : { announced }),
          source: cite(source),
        },
      ];
    });
  if (series.startsWith('fuel_'))
    return of(
      market.fuel.sources,
      market.fuel.countries[entity]?.fuels[series.slice(5) as FuelType]?.prices,
      ({ price }) => price,
    );
  const facts = factsOf(market, entity);
  const { sources } = market.banks;
  const yearly = (period: string): boolean => period.length === 4;
  switch (series) {
    case 'policy_rate':
      return of(sources, facts?.policy_rate?.observations, ({ value }) => value);
    case 'inflation':
      return of(sources, facts?.inflation, ({ headline, period }) => (yearly(period) ? undefined : headline));
    case 'inflation_annual':
      return of(sources, facts?.inflation, ({ headline, period }) => (yearly(period) ? headline : undefined));
    case 'inflation_core':
      return of(sources, facts?.inflation, ({ core }) => core);
    case 'inflation_food':
      return of(sources, facts?.inflation, ({ food }) => food);
    case 'tbill_91':
      return of(sources, facts?.tbills, (entry) => entry['91_day']);
    case 'tbill_182':
      return of(sources, facts?.tbills, (entry) => entry['182_day']);
    case 'tbill_364':
      return of(sources, facts?.tbills, (entry) => entry['364_day']);
    case 'gdp_growth':
      return of(sources, facts?.gdp_growth, ({ value, period }) => (yearly(period) ? undefined : value));
    case 'gdp_growth_annual':
      return of(sources, facts?.gdp_growth, ({ value, period }) => (yearly(period) ? value : undefined));
    default:
      return of(sources, facts?.meetings, () => 1);
  }
}
