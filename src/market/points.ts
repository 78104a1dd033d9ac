import type { CitedSource } from '../contract/meta';
import { defined } from '../defined';
import { citedSource } from './cited-source';
import type { Market } from './market';
import { announcedOn } from './meetings';
import { midRate } from './mid-rate';
import type { Observation } from './observation';
import { anchored } from './parity';
import { periodOf } from './publishing';
import { sourceOf } from './rate-table';
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

/** The newest point of a series and entity; undefined if there is none. */
export function newestPoint(market: Market, series: SeriesId, entity: string): Point | undefined {
  if (series !== 'fx') {
    const newest = market.observationsOf(series, entity).at(-1);
    return newest && pointOf(series, newest);
  }
  for (let day = market.dates.length - 1; day >= 0; day--) {
    const point = ratePoint(market, entity, day);
    if (point !== undefined) return point;
  }
  return undefined;
}

/** All points of a series and entity, oldest first. */
export const pointsOf = (market: Market, series: SeriesId, entity: string): Point[] =>
  series === 'fx'
    ? ratePoints(market, entity)
    : market.observationsOf(series, entity).map((observation) => pointOf(series, observation));
