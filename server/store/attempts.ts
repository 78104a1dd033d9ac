/** How many attempts are allowed within a time. */
export interface AttemptLimit {
  /** The bucket in which attempts are counted. */
  readonly bucket: string;
  readonly most: number;
  /** Milliseconds. */
  readonly within: number;
  /** A bucket of the same owner. While it is empty, this limit does not apply. */
  readonly sparing?: string;
}

/** Failed attempts to use an access code. Moments are milliseconds since 1970. */
export interface Attempts {
  /** The end of the wait that the limits impose; undefined where an attempt is allowed now. */
  heldUpUntil(limits: readonly AttemptLimit[], at: number): Promise<number | undefined>;
  /**
   * Counts an attempt where every limit allows it. Attempts counted at the same time never exceed a limit together.
   * Only the newest {@link mostAttempts} are kept.
   *
   * @returns as {@link heldUpUntil} where the attempt was not counted
   */
  noteAttempt(id: string, limits: readonly AttemptLimit[], at: number): Promise<number | undefined>;
}

/**
 * The most attempts to keep, counted once for each limit. Beyond that, those that expire first are deleted.
 * Guesses from very many addresses therefore cannot fill the disk; the length of codes defeats them.
 */
export const mostAttempts = 10_000;

/**
 * How far the clocks of two servers may differ, in milliseconds. An attempt further in the future comes from a wrong
 * clock and holds nobody up.
 */
export const clocksDiffer = 60 * 60_000;

/**
 * The end of the wait that limits impose.
 *
 * @param attemptsIn moments of the attempts in a bucket, after one moment and up to another, newest first
 */
export function endOfWait(
  limits: readonly AttemptLimit[],
  at: number,
  attemptsIn: (bucket: string, after: number, upTo: number) => readonly number[],
): number | undefined {
  let until: number | undefined;
  for (const { bucket, most, within, sparing } of limits) {
    if (sparing !== undefined && attemptsIn(sparing, at - within, at + clocksDiffer).length === 0) continue;
    // The next attempt is allowed when the oldest of the last `most` attempts leaves the span.
    const oldest = attemptsIn(bucket, at - within, at + clocksDiffer)[most - 1];
    if (oldest !== undefined) until = Math.max(until ?? 0, oldest + within);
  }
  return until;
}
