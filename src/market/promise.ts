import { businessHoursSince, daysSince } from './age';
import type { SeriesId } from './series';

/** Rates are current for a day of business, in hours. */
const rateHours = 24;

/** How long after its date, in days, a figure of a series may be the newest. Published later, it is late. */
const longest: Readonly<Partial<Record<SeriesId, number>>> = {
  fuel_petrol: 7,
  fuel_diesel: 7,
  fuel_kerosene: 7,
  fuel_lpg: 7,
  // A month is published in the month after it, and the next a month later.
  inflation: 75,
  inflation_core: 75,
  inflation_food: 75,
  // Auctions are weekly or monthly.
  tbill_91: 45,
  tbill_182: 45,
  tbill_364: 45,
  gdp_growth: 200,
  // The World Bank has a year within eighteen months, and the next a year later.
  inflation_annual: 730,
  gdp_growth_annual: 730,
};

/** A policy rate without a known meeting counts as current for so many days. */
const unscheduledDays = 60;

/** Is the newest rate of exchange, of a day, older than promised at a moment? */
export const rateIsOld = (date: string, at: number): boolean => businessHoursSince(date, at) > rateHours;

/** Is the newest figure of a series that is published at intervals, of a day, older than promised at a moment? */
export const figureIsOld = (series: SeriesId, date: string, at: number): boolean => daysSince(date, at) > (longest[series] ?? Infinity);

/** Meetings of a bank, in order of date. */
export type Meetings = readonly { readonly date: string; readonly announced: string }[];

/** A decision must show when the day after it is over. */
const decisionShows = 2 * 86_400_000;

/** Is a policy rate older than a decision that was due, or, where no further decision is known to come, not confirmed for long? */
export function policyIsOld(observed: string, meetings: Meetings | undefined, at: number): boolean {
  const today = new Date(at).toISOString().slice(0, 10);
  const later = meetings?.filter(({ date }) => date > observed) ?? [];
  const passed = ({ date }: { readonly date: string }): boolean => Date.parse(`${date}T00:00:00Z`) + decisionShows < at;
  if (later.some(passed)) return true;
  return !later.some(({ announced }) => announced <= today) && daysSince(observed, at) > unscheduledDays;
}

/** The promise of a series as a sentence. */
export function promiseOf(series: SeriesId): string {
  if (series === 'fx') return 'A rate of the day, within 24 hours of business days.';
  if (series === 'policy_rate') return `A day after each meeting that was announced; without one, confirmed within ${unscheduledDays} days.`;
  if (series === 'mpc_meeting') return 'The next meeting, once it is announced.';
  return `A figure of the last ${longest[series]} days.`;
}
