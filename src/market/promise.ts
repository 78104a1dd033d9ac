import { type Message, message } from '../language/message';
import { businessHoursSince } from './age';
import { type Committee, overdueDecision } from './meetings';
import { type SeriesId, seriesOf } from './series';

/** Business hours for which a rate counts as current. */
const rateHours = 24;

/** True if the newest exchange rate, dated on a day, is older than promised at a moment. */
export const rateIsOld = (date: string, at: number): boolean => businessHoursSince(date, at) > rateHours;

/** True if a decision was due after the newest policy rate. */
export const policyIsOld = (observed: string, committee: Committee, at: number): boolean =>
  overdueDecision(observed, committee, at) !== undefined;

/** The promise of a series as a sentence. */
export function promiseOf(series: SeriesId): Message {
  const { rhythm } = seriesOf(series);
  switch (rhythm.kind) {
    case 'daily':
    case 'decisions':
    case 'announcements':
      return message(`promise_${rhythm.kind}`);
    case 'interval':
      return message('promise_interval', { days: rhythm.days });
    case 'periods':
      return message(`promise_${rhythm.usual}`, { days: rhythm.within[rhythm.usual] });
  }
}
