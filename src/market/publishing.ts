import { addDays, dayOfMoment } from '../day';
import { dayOf } from './age';
import type { Observation } from './observation';
import { type PeriodLength, type SeriesId, seriesOf } from './series';

/** Forecasts are revised at least twice a year. */
const forecastDays = 183;

/**
 * Last day of a period that is written 2026-08, 2025-Q3, 2025 or, of several quarters together, 2025-Q1/2025-Q3, or of
 * the one a number of periods later.
 */
export function endOfPeriod(written: string, later = 0): { readonly length: PeriodLength; readonly end: string } {
  // After several quarters together the next quarter follows.
  const period = written.slice(written.indexOf('/') + 1);
  const year = Number(period.slice(0, 4));
  const part = period.slice(5);
  // Day 0 of a month is the last of the one before it; months count from 0.
  const end = (months: number): string => dayOfMoment(Date.UTC(year, months, 0));
  if (part === '') return { length: 'year', end: end(12 * (1 + later)) };
  return part.startsWith('Q')
    ? { length: 'quarter', end: end(3 * (Number(part.slice(1)) + later)) }
    : { length: 'month', end: end(Number(part) + later) };
}

/** The period of a length that a day lies in. */
function periodAround(date: string, length: PeriodLength): string {
  const [year, month] = [date.slice(0, 4), date.slice(5, 7)];
  return length === 'year'
    ? year
    : length === 'month'
      ? `${year}-${month}`
      : `${year}-Q${Math.ceil(Number(month) / 3)}`;
}

/** The period of a figure, where its series is of periods: as its source states it, else the usual one of its day. */
export function periodOf(
  series: SeriesId,
  { date, details }: Pick<Observation, 'date' | 'details'>,
): string | undefined {
  const { rhythm } = seriesOf(series);
  return rhythm.kind === 'periods' ? (details?.period ?? periodAround(date, rhythm.usual)) : undefined;
}

/** A figure as far as its age matters. */
export interface PublishedFigure {
  readonly date: string;
  /**
   * `2026-08`, `2025-Q3`, `2025` or `2025-Q1/2025-Q3`; left out, it is the usual period of the series that the day lies
   * in.
   */
  readonly period?: string | undefined;
  readonly basis?: 'estimate' | 'forecast' | undefined;
}

/**
 * The last day on which a figure counts as current: by then the one after it should have appeared.
 *
 * @returns YYYY-MM-DD; undefined for a series that is not published at intervals
 */
export function currentUntil(series: SeriesId, { date, period, basis }: PublishedFigure): string | undefined {
  const { rhythm } = seriesOf(series);
  if (rhythm.kind === 'interval') return addDays(date, rhythm.days);
  if (rhythm.kind !== 'periods') return undefined;
  if (basis === 'forecast') return addDays(date, forecastDays);
  const next = endOfPeriod(period ?? periodAround(date, rhythm.usual), 1);
  return addDays(next.end, rhythm.within[next.length]);
}

/**
 * Is the newest figure of a series that is published at intervals older, at a moment, than its rhythm allows?
 *
 * @param at milliseconds since 1970
 */
export function isOverdue(series: SeriesId, figure: PublishedFigure, at: number): boolean {
  const until = currentUntil(series, figure);
  return until !== undefined && dayOf(at) > until;
}
