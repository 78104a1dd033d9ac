import type { CitedSource } from '../contract/meta';
import { addDays } from '../day';
import { defined } from '../defined';
import { citedSource } from './cited-source';
import { sourceOfRate } from './day-rates';
import { firstDayEver, type History, lastDayEver } from './history';
import type { Market } from './market';
import { announcedOn } from './meetings';
import { baseCurrency, midRate } from './mid-rate';
import type { Observation } from './observation';
import { pairOf, quotedOf } from './pair';
import { anchored } from './parity';
import { periodOf } from './publishing';
import type { SeriesId } from './series';

/** A value of a series on a day, with its source. */
export interface Point {
  readonly date: string;
  readonly value: number;
  /** For a statistic: `2026-08`, `2025-Q3`, `2025` or `2025-Q1/2025-Q3`. */
  readonly period?: string;
  readonly basis?: 'estimate' | 'forecast';
  /** For a meeting: the day it was announced. */
  readonly announced?: string;
  readonly source: CitedSource;
  /** For a rate between two currencies: the source of the base's rate, where it is another one. */
  readonly base_source?: CitedSource;
}

const pointOf = (series: SeriesId, observation: Observation): Point =>
  defined({
    date: observation.date,
    value: observation.value,
    period: periodOf(series, observation),
    basis: observation.details?.basis,
    announced: series === 'mpc_meeting' ? announcedOn(observation) : undefined,
    source: citedSource(observation),
  });

/** The rate of a currency on a day, in units for one US dollar; undefined if it was not quoted that day. */
function dollarPoint(market: Market, code: string, date: string): Point | undefined {
  const { quoted } = anchored(market, code, date);
  const rates = market.ratesOf(quoted).newest(date);
  if (rates?.date !== date) return undefined;
  const { served } = rates;
  const value = code === quoted ? served.value : midRate(market, baseCurrency, code, date)!.rate;
  return { date, value, source: sourceOfRate(served) };
}

const isSame = (a: CitedSource, b: CitedSource): boolean => a.publisher === b.publisher && a.url === b.url;

/** The rate of a pair on a day; undefined unless all its currencies were quoted that day. */
function ratePoint(market: Market, entity: string, date: string): Point | undefined {
  const pair = pairOf(entity);
  const { base, currency } = pair;
  if (base === baseCurrency) return dollarPoint(market, currency, date);
  const points = quotedOf(pair).map((code) => dollarPoint(market, code, date));
  const [quoted, ofBase] = points;
  const rate = midRate(market, base, currency, date);
  if (quoted === undefined || rate === undefined || points.includes(undefined)) return undefined;
  return {
    date,
    value: rate.rate,
    source: quoted.source,
    ...(ofBase === undefined || isSame(quoted.source, ofBase.source) ? {} : { base_source: ofBase.source }),
  };
}

/** The currencies whose rates decide the rate of a pair: they and their anchors. */
const decidedBy = ({ currencies }: Market, entity: string): string[] => [
  ...new Set(
    quotedOf(pairOf(entity)).flatMap((code) => [
      code,
      ...(currencies.get(code)?.parities ?? []).map(({ anchor }) => anchor),
    ]),
  ),
];

/** The days on which a currency of a pair or one of its anchors was quoted. */
const daysOf = (market: Market, entity: string): History<{ readonly date: string }> => {
  const histories = decidedBy(market, entity).map((one) => market.ratesOf(one));
  const extreme = (
    found: readonly ({ readonly date: string } | undefined)[],
    isBetter: (a: string, b: string) => boolean,
  ) => found.reduce((a, b) => (a === undefined || (b !== undefined && isBetter(b.date, a.date)) ? b : a), undefined);
  return {
    newest(day, matches) {
      for (let at = day; ;) {
        const found = extreme(
          histories.map((history) => history.newest(at)),
          (a, b) => a > b,
        );
        if (found === undefined || matches === undefined || matches(found)) return found;
        at = addDays(found.date, -1);
      }
    },
    next(day, matches) {
      for (let at = day; ;) {
        const found = extreme(
          histories.map((history) => history.next(at)),
          (a, b) => a < b,
        );
        if (found === undefined || matches === undefined || matches(found)) return found;
        at = addDays(found.date, 1);
      }
    },
    within: (first, last) =>
      [...new Set(histories.flatMap((history) => history.within(first, last).map(({ date }) => date)))]
        .sort()
        .map((date) => ({ date })),
  };
};

const hasPoint =
  (market: Market, entity: string) =>
  ({ date }: { readonly date: string }): boolean =>
    ratePoint(market, entity, date) !== undefined;

/** The newest point of a series and entity on or before a day; undefined if there is none. */
export function newestPoint(
  market: Market,
  series: SeriesId,
  entity: string,
  day: string = lastDayEver,
): Point | undefined {
  if (series === 'fx') {
    const found = daysOf(market, entity).newest(day, hasPoint(market, entity));
    return found && ratePoint(market, entity, found.date);
  }
  const newest = market.observationsOf(series, entity).newest(day);
  return newest && pointOf(series, newest);
}

/** The oldest point of a series and entity on or after a day; undefined if there is none. */
export function oldestPoint(
  market: Market,
  series: SeriesId,
  entity: string,
  day: string = firstDayEver,
): Point | undefined {
  if (series === 'fx') {
    const found = daysOf(market, entity).next(day, hasPoint(market, entity));
    return found && ratePoint(market, entity, found.date);
  }
  const oldest = market.observationsOf(series, entity).next(day);
  return oldest && pointOf(series, oldest);
}

/** The points of a series and entity in a span of days, oldest first. */
export const pointsWithin = (market: Market, series: SeriesId, entity: string, first: string, last: string): Point[] =>
  series === 'fx'
    ? daysOf(market, entity)
        .within(first, last)
        .flatMap(({ date }) => ratePoint(market, entity, date) ?? [])
    : market
        .observationsOf(series, entity)
        .within(first, last)
        .map((observation) => pointOf(series, observation));

/** All points of a series and entity, oldest first. */
export const pointsOf = (market: Market, series: SeriesId, entity: string): Point[] =>
  pointsWithin(market, series, entity, firstDayEver, lastDayEver);
