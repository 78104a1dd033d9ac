import { createLine } from './line';
import { createShares, type Leave } from './shares';

interface Limits {
  readonly seats: number;
  /** The most seats that one caller may have at a time. */
  readonly each: number;
}

/**
 * Seats for requests that take much memory while they are processed.
 *
 * @returns a function that waits for a seat: callers get one in turn, and none more than their share
 */
export function createSeats({ seats, each }: Limits): (caller: string) => Promise<Leave> {
  const line = createLine<() => void>();
  const shares = createShares();

  const mayTake = (caller: string): boolean => shares.total() < seats && shares.of(caller) < each;

  return (caller) =>
    new Promise((resolve) => {
      const start = (): void => resolve(shares.take(caller, 1, () => line.next(mayTake)?.()));
      if (mayTake(caller)) start();
      else line.add(caller, start);
    });
}
