import { createShares, type Leave } from './shares';

interface Limits {
  readonly bytes: number;
  /** The most bytes that one caller may take at a time. */
  readonly each: number;
}

/**
 * Room for bodies that are being read or wait to be processed.
 *
 * @returns a function that takes room for a number of bytes; it returns undefined if there is not enough
 */
export function createRoom({ bytes: most, each }: Limits): (caller: string, bytes: number) => Leave | undefined {
  const shares = createShares();
  return (caller, bytes) =>
    shares.total() + bytes > most || shares.of(caller) + bytes > each ? undefined : shares.take(caller, bytes);
}
