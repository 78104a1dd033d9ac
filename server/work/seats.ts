import { createLine } from './line';

/** Leaves a seat; leaving it again does nothing. */
export type Leave = () => void;

interface Limits {
  readonly seats: number;
  /** Seats that one caller may have at a time. */
  readonly each: number;
}

/**
 * Seats for requests that take much memory while they are worked on.
 *
 * @returns waits for a seat: callers get one in turn, and none of them more than their share
 */
export function createSeats({ seats, each }: Limits): (caller: string) => Promise<Leave> {
  const line = createLine<() => void>();
  const taken = new Map<string, number>();
  let free = seats;

  const mayTake = (caller: string): boolean => free > 0 && (taken.get(caller) ?? 0) < each;

  function take(caller: string): Leave {
    free--;
    taken.set(caller, (taken.get(caller) ?? 0) + 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      free++;
      const others = taken.get(caller)! - 1;
      if (others === 0) taken.delete(caller);
      else taken.set(caller, others);
      line.next(mayTake)?.();
    };
  }

  return (caller) =>
    new Promise((resolve) => {
      const start = (): void => resolve(take(caller));
      if (mayTake(caller)) start();
      else line.add(caller, start);
    });
}
