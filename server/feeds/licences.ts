import type { Licence } from '../../src/contract';
import type { Observation } from '../../src/market';
import { allFeeds } from './index';

const byName = new Map(allFeeds.map((feed) => [feed.name, feed]));

/**
 * The terms of an observation that a feed brought: those of the bank that published it, where the feed passes on the
 * figures of banks, else those of the feed.
 *
 * @returns undefined for what a person entered
 */
export function licenceOf({ origin, source }: Pick<Observation, 'origin' | 'source'>): Licence | undefined {
  const feed = byName.get(origin);
  return feed?.institutions?.find(({ name }) => name === source.publisher)?.licence ?? feed?.licence;
}
