import { createRoom } from './room';
import { createSeats } from './seats';
import type { Leave } from './shares';
import { createTurns, type Turn } from './turns';

const mebibyte = 2 ** 20;

/** A large body takes up to ten times its size once it is read. */
const seats = { seats: 4, each: 2 };
const room = { bytes: 256 * mebibyte, each: 128 * mebibyte };

/** Where long work waits for its turn, so it does not hold up other requests. */
export interface Work {
  /** Waits for a slice of a few milliseconds. */
  readonly turn: Turn;
  /** Waits until a large request may be read and worked on. */
  readonly seat: (caller: string) => Promise<Leave>;
  /** Takes room for a body of so many bytes; undefined if there is not enough. */
  readonly room: (caller: string, bytes: number) => Leave | undefined;
}

/** @param beforeTurn called before each slice of long work */
export const createWork = (beforeTurn?: () => void): Work => ({
  turn: createTurns(beforeTurn),
  seat: createSeats(seats),
  room: createRoom(room),
});
