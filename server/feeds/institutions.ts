import { daysBetween } from '../../src/day';
import { lastDayEver, type Market } from '../../src/market';
import type { Institution } from './feed';

/**
 * The newest day for which a bank has a rate of its own, through any feed; undefined where it has none.
 */
export const newestOf = (market: Market, { entity, name }: Institution): string | undefined =>
  market
    .ratesOf(entity)
    .newest(lastDayEver, ({ served, others }) => [served, ...others].some(({ source }) => source.publisher === name))
    ?.date;

/** Has an institution published nothing for longer than it usually takes? */
export const hasStopped = ({ stoppedAfter }: Institution, newest: string | undefined, today: string): boolean =>
  newest !== undefined && daysBetween(newest, today) > stoppedAfter;
