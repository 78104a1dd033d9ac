import { oncePer } from '../once';
import type { Market } from './market';

/**
 * Caches values by market and key, so that each is computed, put into words and serialised once.
 *
 * @param atMost entries kept per market; when full, its cache is cleared, which bounds memory
 */
export function remembered<Value>(atMost: number) {
  const cacheOf = oncePer((_: Market) => new Map<string, Value>());
  return (market: Market, key: string, make: () => Value): Value => {
    const cache = cacheOf(market);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    if (cache.size >= atMost) cache.clear();
    const made = make();
    cache.set(key, made);
    return made;
  };
}
