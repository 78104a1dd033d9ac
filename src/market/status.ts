import { countryCodes } from '../contract/country-code';
import { countryNames } from '../contract/countries';
import { dayOf, daysSince } from './age';
import type { Market } from './market';
import type { Committee } from './meetings';
import { newestPoint, type Point } from './points';
import { figureIsOld, policyIsOld, rateIsOld } from './promise';
import type { PublishedFigure } from './publishing';
import { allSeries, type SeriesId } from './series';

/** The newest point of a series, and whether it is as new as it is promised to be. */
export interface SeriesState {
  readonly series: SeriesId;
  readonly entity: string;
  readonly newest: Point;
  readonly ageDays: number;
  readonly kept: boolean;
}

/** What entity a code stands for. */
export function entityName({ currencies, banks }: Market, entity: string): string | undefined {
  return (
    currencies.get(entity)?.name ??
    banks.unions[entity]?.central_bank ??
    (countryNames as Readonly<Record<string, string>>)[entity]
  );
}

/** The entities that a series could be known of: a country whose bank is a common one has no bank of its own. */
export function entitiesOf({ currencies, banks }: Market, series: SeriesId): readonly string[] {
  if (series === 'fx') return [...currencies.keys()].filter((code) => code !== 'USD');
  if (series !== 'policy_rate' && series !== 'mpc_meeting') return countryCodes;
  return [...Object.keys(banks.unions), ...countryCodes.filter((code) => !('union' in (banks.countries[code] ?? {})))];
}

const committeeOf = ({ banks }: Market, entity: string): Committee =>
  banks.unions[entity] ?? banks.countries[entity] ?? {};

/** Is a point of a series as new as promised at a moment? */
export function isKept(market: Market, series: SeriesId, entity: string, point: PublishedFigure, at: number): boolean {
  const { date } = point;
  if (series === 'fx') return !rateIsOld(date, at);
  if (series === 'policy_rate') return !policyIsOld(date, committeeOf(market, entity), at);
  if (series === 'mpc_meeting') return date >= dayOf(at);
  return !figureIsOld(series, point, at);
}

/** How old every series is at a moment, and of what nothing is known. */
export function seriesStates(
  market: Market,
  at: number,
): { readonly states: readonly SeriesState[]; readonly missing: ReadonlyMap<SeriesId, readonly string[]> } {
  const states: SeriesState[] = [];
  const missing = new Map<SeriesId, string[]>();
  for (const { id: series } of allSeries) {
    for (const entity of entitiesOf(market, series)) {
      const newest = newestPoint(market, series, entity);
      if (newest === undefined) missing.set(series, [...(missing.get(series) ?? []), entity]);
      else
        states.push({
          series,
          entity,
          newest,
          ageDays: Math.max(0, daysSince(newest.date, at)),
          kept: isKept(market, series, entity, newest, at),
        });
    }
  }
  return { states, missing };
}
