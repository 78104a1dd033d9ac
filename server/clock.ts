/** Time as the service is given it. A clock that a test sets has the same form. */
export interface Clock {
  /**
   * The date, in milliseconds since 1970: for what happens at a date, such as the end of a month or of a key. It jumps
   * when somebody sets the clock of the machine.
   */
  readonly now: () => number;
  /** Milliseconds since a moment that stays the same: for ages and waits. It never jumps. */
  readonly elapsed: () => number;
}

/** The clock of this machine. */
export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };

/** A smaller step back is waited for instead of counted: two clocks never run equally fast. In milliseconds. */
const smallStep = 60_000;

/**
 * A clock whose date never goes back, for all that a date closes: a key that has ended stays ended, a session too, and
 * no month or minute is counted twice.
 * Where the clock of the machine is set back, this one goes on from the date it had reached, until the clock is put
 * forward again or the process starts anew. Steps forward are followed.
 *
 * @param onSetBack told by how many milliseconds the clock was set back
 */
export function neverBack({ now, elapsed }: Clock, onSetBack: (milliseconds: number) => void = () => undefined): Clock {
  let machine = { now: now(), elapsed: elapsed() };
  /** How far this clock is ahead of the machine's. */
  let ahead = 0;
  let latest = machine.now;
  return {
    elapsed,
    now() {
      const read = { now: now(), elapsed: elapsed() };
      const step = read.now - machine.now - (read.elapsed - machine.elapsed);
      machine = read;
      if (Math.abs(step) > smallStep) {
        ahead = Math.max(0, ahead - Math.round(step));
        if (step < 0) onSetBack(-step);
      }
      latest = Math.max(latest, read.now + ahead);
      return latest;
    },
  };
}
