import { businessHoursSince } from './age';
import { isOverdue, type PublishedFigure, type PublishedSeries, rhythmOf } from './publishing';
import { type Committee, overdueDecision } from './meetings';
import type { SeriesId } from './series';

/** Rates are current for a day of business, in hours. */
const rateHours = 24;

/** Is the newest rate of exchange, of a day, older than promised at a moment? */
export const rateIsOld = (date: string, at: number): boolean => businessHoursSince(date, at) > rateHours;

/** Is the newest figure of a series that is published at intervals older than promised at a moment? */
export const figureIsOld = (series: PublishedSeries, figure: string | PublishedFigure, at: number): boolean =>
  isOverdue(series, typeof figure === 'string' ? { date: figure } : figure, at);

/** Is a policy rate older than a decision that was due? */
export const policyIsOld = (observed: string, committee: Committee, at: number): boolean =>
  overdueDecision(observed, committee, at) !== undefined;

/** The promise of a series as a sentence. */
export function promiseOf(series: SeriesId): string {
  if (series === 'fx') return 'A rate of the day, within 24 hours of business days.';
  if (series === 'policy_rate')
    return 'Within 24 hours of the day of each meeting; where no meeting is known, confirmed as often as the committee meets.';
  if (series === 'mpc_meeting') return 'The next meeting, once it is announced.';
  return `A figure ${rhythmOf(series)}.`;
}
