import { LRUCache } from 'lru-cache';
import { addDays } from '../../src/day';
import { contains, type Direction, lastDayEver, type Span } from '../../src/market';

/** Spans of histories that are in memory, by the name of the history. */
export interface Spans<One> {
  /** The span that contains a day; undefined if none does. */
  at(name: string, day: string): Span<One> | undefined;
  /** Does a span end next to a day, so that a reading from there goes on? */
  endsAt(name: string, day: string, direction: Direction): boolean;
  add(name: string, span: Span<One>): void;
  /** Forgets the spans of a history. */
  drop(name: string): void;
  clear(): void;
  /** The number of items. */
  readonly size: number;
}

const sizeOf = (spans: readonly Span<unknown>[]): number =>
  spans.reduce((size, { items }) => size + items.length + 1, 0);

/**
 * Spans of histories in memory. When there are too many items, histories unused for longest are forgotten. A single
 * history that has too many begins anew.
 *
 * @param most items to keep; any number if left out
 */
export function keepSpans<One>(most = Number.MAX_SAFE_INTEGER): Spans<One> {
  const kept = new LRUCache<string, readonly Span<One>[]>({ maxSize: most, sizeCalculation: sizeOf });
  return {
    at: (name, day) => kept.get(name)?.find((span) => contains(span, day)),
    endsAt: (name, day, direction) =>
      kept
        .peek(name)
        ?.some(({ after, upTo }) =>
          direction === 'earlier' ? after === day : upTo !== lastDayEver && addDays(upTo, 1) === day,
        ) ?? false,
    add(name, span) {
      const spans = [...(kept.peek(name) ?? []), span];
      kept.set(name, sizeOf(spans) > most ? [span] : spans);
    },
    drop: (name) => void kept.delete(name),
    clear: () => kept.clear(),
    get size() {
      return kept.calculatedSize;
    },
  };
}
