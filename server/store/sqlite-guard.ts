import { setTimeout as pause } from 'node:timers/promises';
import { explained, isBusy, isDamage } from './sqlite-problems';

/** How long a write waits in all while other processes write, in milliseconds. */
const patience = 5_000;

/**
 * Between two attempts, in milliseconds, with as much again by chance, so that processes that wait do not come back
 * together.
 */
const attemptsApart = 10;

/** What was busy so long ago, in milliseconds, says nothing of now. */
const forgotten = 1_000;

type Method = (...given: unknown[]) => Promise<unknown>;

/**
 * Methods of a SQLite store that wait for other processes without blocking this one, which SQLite's own waiting would
 * do, and that fail with a sentence where the database cannot be used.
 * Once the patience is used up, calls that come meanwhile are tried once and do not wait in turn.
 *
 * @returns the methods, and what damage was found, if any: it does not go away by itself
 */
export function guarded<T extends object>(
  methods: T,
  path: string,
): { readonly methods: T; readonly damage: () => Error | undefined } {
  let damage: Error | undefined;
  let busy: { readonly since: number; last: number } | undefined;

  /** Has another process held the database for too long? */
  function isLost(): boolean {
    const now = performance.now();
    if (busy === undefined || now - busy.last > forgotten) busy = { since: now, last: now };
    busy.last = now;
    return now - busy.since > patience;
  }

  async function attempt(method: Method, given: readonly unknown[]): Promise<unknown> {
    for (let waited = false; ; waited = true) {
      try {
        const answer = await method(...given);
        if (waited) busy = undefined;
        return answer;
      } catch (problem) {
        if (isBusy(problem) && !isLost()) {
          await pause(attemptsApart * (1 + Math.random()));
          continue;
        }
        const failure = explained(problem, path);
        if (isDamage(problem) && failure instanceof Error) damage ??= failure;
        throw failure;
      }
    }
  }

  const entries = Object.entries(methods as Readonly<Record<string, Method>>).map(
    ([name, method]) => [name, (...given: unknown[]) => attempt(method, given)] as const,
  );
  return { methods: Object.fromEntries(entries) as T, damage: () => damage };
}
