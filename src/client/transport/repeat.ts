import { waitFor } from './wait';

/**
 * Attempts something until it succeeds or another attempt would not help.
 *
 * @param pauseAfter the pause in seconds before the next attempt after the given number of attempts; undefined to give up
 * @throws what the last attempt threw; the reason of the signal if it aborts a pause
 */
export async function repeat<Result>(
  attempt: () => Promise<Result>,
  pauseAfter: (error: unknown, attempts: number) => number | undefined,
  signal?: AbortSignal,
): Promise<Result> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      const pause = pauseAfter(error, attempts);
      if (pause === undefined) throw error;
      await waitFor(pause, signal);
    }
  }
}
