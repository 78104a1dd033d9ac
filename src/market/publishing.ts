import { addDays, dayOfMoment } from '../day';
import { dayOf } from './age';
import type { Observation } from './observation';
import { type PeriodLength, type SeriesId, seriesOf } from './series';

/** Forecasts are revised at least twice a year. */
const forecastDays = 183;

/**
 * Length and last day of a period.
 *
 * @param written `2026-08`, `2025-Q3`, `2025` or, for several quarters together, `2025-Q1/2025-Q3`
 * @param later take the period this many periods later instead
 */
export function endOfPeriod(written: string, later = 0): { readonly length: PeriodLength; readonly end: string } {
  // A span of quarters is followed by a single quarter.
  const period = written.slice(written.indexOf('/') + 1);
  const year = Number(period.slice(0, 4));
  const part = period.slice(5);
  // Months count from 0, and day 0 is the last day of the previous month.
  const end = (months: number): string => dayOfMoment(Date.UTC(year, months, 0));
  if (part === '') return { length: 'year', end: end(12 * (1 + later)) };
  return part.startsWith('Q')
    ? { length: 'quarter', end: end(3 * (Number(part.slice(1)) + later)) }
    : { length: 'month', end: end(Number(part) + later) };
}

/** The month, quarter or year that contains a day. */
function periodAround(date: string, length: PeriodLength): string {
  const [year, month] = [date.slice(0, 4), date.slice(5, 7)];
  return length === 'year'
    ? year
    : length === 'month'
      ? `${year}-${month}`
      : `${year}-Q${Math.ceil(Number(month) / 3)}`;
}

/** The period of a figure, stated or else the usual one around its day; undefined if its series has no periods. */
export function periodOf(
  series: SeriesId,
  { date, details }: Pick<Observation, 'date' | 'details'>,
): string | undefined {
  const { rhythm } = seriesOf(series);
  return rhythm.kind === 'periods' ? (details?.period ?? periodAround(date, rhythm.usual)) : undefined;
}

/** The parts of a figure that decide its age. */
export interface PublishedFigure {
  readonly date: string;
  /**
   * `2026-08`, `2025-Q3`, `2025` or `2025-Q1/2025-Q3`. If left out: the series' usual period, the one that contains
   * `date`.
   */
  readonly period?: string | undefined;
  readonly basis?: 'estimate' | 'forecast' | undefined;
}

/**
 * The last day on which a figure counts as current: by then the next one should have appeared.
 *
 * @returns YYYY-MM-DD; undefined for a series without intervals or periods
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
 * True if the newest figure of a series is older, at a moment, than the rhythm of the series allows. Always false for a
 * series without intervals or periods.
 *
 * @param at milliseconds since 1970
 */
export function isOverdue(series: SeriesId, figure: PublishedFigure, at: number): boolean {
  const until = currentUntil(series, figure);
  return until !== undefined && dayOf(at) > until;
}
