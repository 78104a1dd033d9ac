import { createLine } from './line';

/** Waits until a caller may work for a slice of a few milliseconds. */
export type Turn = (caller: string) => Promise<void>;

/**
 * Gives turns to long work, one in each round of the event loop. Quick requests are answered between two turns.
 *
 * @param before called before each turn
 */
export function createTurns(before: () => void = () => undefined): Turn {
  const line = createLine<() => void>();

  function giveTurn(): void {
    const start = line.next();
    if (!line.isEmpty()) setImmediate(giveTurn);
    before();
    start?.();
  }

  return (caller) =>
    new Promise((resolve) => {
      if (line.isEmpty()) setImmediate(giveTurn);
      line.add(caller, resolve);
    });
}
