import { businessHoursSince } from './age';
import { type Committee, overdueDecision } from './meetings';
import { type SeriesId, seriesOf } from './series';

/** Rates are current for a day of business, in hours. */
const rateHours = 24;

/** Is the newest rate of exchange, of a day, older than promised at a moment? */
export const rateIsOld = (date: string, at: number): boolean => businessHoursSince(date, at) > rateHours;

/** Is a policy rate older than a decision that was due? */
export const policyIsOld = (observed: string, committee: Committee, at: number): boolean =>
  overdueDecision(observed, committee, at) !== undefined;

/** The promise of a series as a sentence. */
export function promiseOf(series: SeriesId): string {
  const { rhythm } = seriesOf(series);
  switch (rhythm.kind) {
    case 'daily':
      return 'A rate of the day, within 24 hours of business days.';
    case 'decisions':
      return 'Within 24 hours of the day of each meeting; where no meeting is known, confirmed as often as the committee meets.';
    case 'announcements':
      return 'The next meeting, once it is announced.';
    case 'interval':
      return `A figure within ${rhythm.days} days of the one before.`;
    case 'periods':
      return `A figure within ${rhythm.within[rhythm.usual]} days of the end of each ${rhythm.usual}.`;
  }
}
