import type { Market } from './market';

/**
 * Remembers what was made of a market by a key, so that it is worked out, put into words and written as JSON once.
 *
 * @param atMost so many are kept of a market; then all are forgotten, which bounds the memory
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
