import { daysBetween } from '../../src/day';
import { lastDayEver, type Market } from '../../src/market';
import { type DayRates, rateFrom } from '../../src/market/day-rates';
import type { Feed, Institution } from './feed';

/** The newest day for which a feed brought a rate of an institution; undefined where it brought none. */
export function newestFrom(
  market: Market,
  feed: Pick<Feed, 'name'>,
  { entity, name }: Institution,
): string | undefined {
  const isOwn = (rates: DayRates): boolean => rateFrom(rates, feed.name)?.source.publisher === name;
  return market.ratesOf(entity).newest(lastDayEver, isOwn)?.date;
}

/** Has an institution published nothing for longer than it usually takes? */
export const hasStopped = ({ stoppedAfter }: Institution, newest: string | undefined, today: string): boolean =>
  newest !== undefined && daysBetween(newest, today) > stoppedAfter;
