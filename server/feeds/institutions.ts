import { daysBetween } from '../../src/day';
import type { Market } from '../../src/market';
import type { Feed, Institution } from './feed';

/** The newest day for which a feed brought a rate of an institution; undefined where it brought none. */
export function newestFrom(
  market: Market,
  feed: Pick<Feed, 'name'>,
  { entity, name }: Institution,
): string | undefined {
  const layer = market.ratesOf(entity)?.layers.find(({ origin }) => origin === feed.name);
  if (layer === undefined) return undefined;
  const day = layer.values.findLastIndex(
    (value, i) => !Number.isNaN(value) && market.sources[layer.sources[i]!]!.publisher === name,
  );
  return day < 0 ? undefined : market.dates[day]!;
}

/** Has an institution published nothing for longer than it usually takes? */
export const hasStopped = ({ stoppedAfter }: Institution, newest: string | undefined, today: string): boolean =>
  newest !== undefined && daysBetween(newest, today) > stoppedAfter;
