import { dayOf } from './age';
import type { SeriesId } from './series';

const day = 86_400_000;

const daysAfter = (date: string, days: number): string => dayOf(Date.parse(`${date}T00:00:00Z`) + days * day);

/** Series that are published at intervals, and not with the decisions of a committee. */
export type PublishedSeries = Exclude<SeriesId, 'fx' | 'policy_rate' | 'mpc_meeting'>;

type Length = 'month' | 'quarter' | 'year';

/** Days after the end of a period within which its figure appears. */
interface Statistic {
  /** Of what length a figure is whose source does not say. */
  readonly usual: Length;
  readonly within: Readonly<Record<Length, number>>;
}

/**
 * Consumer prices appear within six weeks of a month or quarter. A year is counted as compiled tables have it: within
 * seven months.
 */
const prices = { month: 45, quarter: 45, year: 210 };
/** National accounts appear within four months of a quarter. */
const accounts = { month: 120, quarter: 120, year: 210 };

const statistics: Readonly<Partial<Record<PublishedSeries, Statistic>>> = {
  inflation: { usual: 'month', within: prices },
  inflation_core: { usual: 'month', within: prices },
  inflation_food: { usual: 'month', within: prices },
  inflation_annual: { usual: 'year', within: prices },
  gdp_growth: { usual: 'quarter', within: accounts },
  gdp_growth_annual: { usual: 'year', within: accounts },
};

/** Pump prices are promised weekly. */
const fuelDays = 7;
/** Bills are auctioned weekly to monthly: after so many days an auction was missed. */
const auctionDays = 45;
/** Forecasts are revised at least twice a year. */
const forecastDays = 183;

/**
 * Last day of a period that is written 2026-08, 2025-Q3, 2025 or, of several quarters together, 2025-Q1/2025-Q3, or of
 * the one a number of periods later.
 */
export function endOfPeriod(written: string, later = 0): { readonly length: Length; readonly end: string } {
  // After several quarters together the next quarter follows.
  const period = written.slice(written.indexOf('/') + 1);
  const year = Number(period.slice(0, 4));
  const part = period.slice(5);
  // Day 0 of a month is the last of the one before it; months count from 0.
  const end = (months: number): string => dayOf(Date.UTC(year, months, 0));
  if (part === '') return { length: 'year', end: end(12 * (1 + later)) };
  return part.startsWith('Q')
    ? { length: 'quarter', end: end(3 * (Number(part.slice(1)) + later)) }
    : { length: 'month', end: end(Number(part) + later) };
}

/** The period of a length that a day lies in. */
function periodOf(date: string, length: Length): string {
  const [year, month] = [date.slice(0, 4), date.slice(5, 7)];
  return length === 'year'
    ? year
    : length === 'month'
      ? `${year}-${month}`
      : `${year}-Q${Math.ceil(Number(month) / 3)}`;
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
 * @returns YYYY-MM-DD
 */
export function currentUntil(series: PublishedSeries, { date, period, basis }: PublishedFigure): string {
  const statistic = statistics[series];
  if (statistic === undefined) return daysAfter(date, series.startsWith('tbill') ? auctionDays : fuelDays);
  if (basis === 'forecast') return daysAfter(date, forecastDays);
  const next = endOfPeriod(period ?? periodOf(date, statistic.usual), 1);
  return daysAfter(next.end, statistic.within[next.length]);
}

/**
 * Is the newest figure of a series older, at a moment, than its rhythm of publishing allows?
 *
 * @param at milliseconds since 1970
 */
export const isOverdue = (series: PublishedSeries, figure: PublishedFigure, at: number): boolean =>
  dayOf(at) > currentUntil(series, figure);

/** The rhythm of a series as the end of a sentence. */
export function rhythmOf(series: PublishedSeries): string {
  const statistic = statistics[series];
  if (statistic === undefined)
    return `within ${series.startsWith('tbill') ? auctionDays : fuelDays} days of the one before`;
  return `within ${statistic.within[statistic.usual]} days of the end of each ${statistic.usual}`;
}
