import { countryCodes } from '../contract/country-code';
import { countryNames } from '../contract/countries';
import { dayOf, daysSince } from './age';
import { commonBankOf, committeeOf } from './bank';
import type { Market } from './market';
import { newestPoint, type Point } from './points';
import { policyIsOld, rateIsOld } from './promise';
import { isOverdue, type PublishedFigure } from './publishing';
import { allSeries, type SeriesId, seriesOf } from './series';

/** The newest point of a series, and whether the promise about its age is kept. */
export interface SeriesState {
  readonly series: SeriesId;
  readonly entity: string;
  readonly newest: Point;
  readonly ageDays: number;
  readonly kept: boolean;
}

/** The name of the currency, common central bank or country with a code; undefined if there is none. */
export function entityName({ currencies, banks }: Market, entity: string): string | undefined {
  return (
    currencies.get(entity)?.name ??
    banks.unions[entity]?.central_bank ??
    (countryNames as Readonly<Record<string, string>>)[entity]
  );
}

/** The entities a series can cover. For policy rates and meetings, a country with a common bank is left out. */
export function entitiesOf(market: Market, series: SeriesId): readonly string[] {
  if (series === 'fx') return [...market.currencies.keys()].filter((code) => code !== 'USD');
  if (series !== 'policy_rate' && series !== 'mpc_meeting') return countryCodes;
  return [
    ...Object.keys(market.banks.unions),
    ...countryCodes.filter((code) => commonBankOf(market, code) === undefined),
  ];
}

/** True if a point of a series is as new as promised at a moment. */
export function isKept(
  market: Market,
  series: SeriesId,
  entity: string,
  point: PublishedFigure,
  moment: number,
): boolean {
  const { date } = point;
  switch (seriesOf(series).rhythm.kind) {
    case 'daily':
      return !rateIsOld(date, moment);
    case 'decisions':
      return !policyIsOld(date, committeeOf(market, entity, date, moment), moment);
    case 'announcements':
      return date >= dayOf(moment);
    default:
      return !isOverdue(series, point, moment);
  }
}

/** The state of every series and entity at a moment, and the entities without data. */
export function seriesStates(
  market: Market,
  moment: number,
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
          ageDays: Math.max(0, daysSince(newest.date, moment)),
          kept: isKept(market, series, entity, newest, moment),
        });
    }
  }
  return { states, missing };
}
