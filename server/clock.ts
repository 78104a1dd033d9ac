/** The time, passed in as an argument. Tests pass a clock that they set. */
export interface Clock {
  /**
   * The date, in milliseconds since 1970, for events such as the end of a month or of a key. It jumps when somebody
   * sets the machine's clock.
   */
  readonly now: () => number;
  /** Milliseconds since a fixed moment, for ages and waits. It never jumps. */
  readonly elapsed: () => number;
}

/** The clock of this machine. */
export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };

/**
 * A smaller step of the clock, in milliseconds, counts as drift: no two clocks run equally fast. After a small step
 * back, the date waits until the machine's clock catches up.
 */
const smallStep = 60_000;

/**
 * A clock whose date never goes back. An expired key or session stays expired, and no month or minute is counted twice.
 * When the machine's clock is set back, this clock continues from the date it had reached. It does so until the
 * machine's clock is set forward or the process restarts. Steps forward are followed.
 *
 * @param onSetBack receives the number of milliseconds by which the clock was set back
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
