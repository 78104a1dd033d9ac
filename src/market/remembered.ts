import type { Market } from './market';

/**
 * Caches values by market and key, so that each is computed, put into words and serialised once.
 *
 * @param atMost entries kept per market; when full, its cache is cleared, which bounds memory
 */
export function remembered<Value>(atMost: number) {
  const byMarket = new WeakMap<Market, Map<string, Value>>();
  return (market: Market, key: string, make: () => Value): Value => {
    let known = byMarket.get(market);
    if (known === undefined) byMarket.set(market, (known = new Map()));
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= atMost) known.clear();
    const made = make();
    known.set(key, made);
    return made;
  };
}
