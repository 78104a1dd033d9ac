/** How many attempts are allowed within a time. */
export interface AttemptLimit {
  /** What is counted. Each kind has room of its own, so a flood of one pushes out no other. */
  readonly kind: string;
  /** The bucket in which attempts are counted. */
  readonly bucket: string;
  readonly most: number;
  /** Milliseconds. */
  readonly within: number;
  /** A bucket of the same owner. While it is empty, this limit does not apply. */
  readonly sparing?: string;
}

/** Attempts that are limited: wrong passwords and access codes, emails, changes. Moments are milliseconds since 1970. */
export interface Attempts {
  /** The end of the wait that the limits impose; undefined where an attempt is allowed now. */
  heldUpUntil(limits: readonly AttemptLimit[], at: number): Promise<number | undefined>;
  /**
   * Counts an attempt where every limit allows it. Attempts counted at the same time never exceed a limit together.
   * A bucket that holds somebody up is kept until it does not. Of the others, {@link mostBuckets} of each kind are kept.
   *
   * @returns as {@link heldUpUntil} where the attempt was not counted
   */
  noteAttempt(limits: readonly AttemptLimit[], at: number): Promise<number | undefined>;
}

/**
 * The most buckets of a kind that hold nobody up. Beyond that, those with the fewest attempts are deleted, so a flood of
 * new buckets pushes out each other. Buckets that hold somebody up need no bound: each takes as many attempts as its
 * limit allows, and the limits on callers and the time that an attempt takes bound those.
 */
export const mostBuckets = 10_000;

/**
 * How far the clocks of two servers may differ, in milliseconds. An attempt further in the future comes from a wrong
 * clock and holds nobody up.
 */
export const clocksDiffer = 60 * 60_000;

/** The moments of the attempts in a bucket, newest first. */
export type Moments = (bucket: string) => readonly number[];

/** The end of the wait that limits impose. */
export function endOfWait(limits: readonly AttemptLimit[], at: number, momentsIn: Moments): number | undefined {
  const counted = (bucket: string, within: number): readonly number[] =>
    momentsIn(bucket).filter((moment) => moment > at - within && moment <= at + clocksDiffer);
  let until: number | undefined;
  for (const { bucket, most, within, sparing } of limits) {
    if (sparing !== undefined && counted(sparing, within).length === 0) continue;
    // The next attempt is allowed when the oldest of the last `most` attempts leaves the span.
    const oldest = counted(bucket, within)[most - 1];
    if (oldest !== undefined) until = Math.max(until ?? 0, oldest + within);
  }
  return until;
}
