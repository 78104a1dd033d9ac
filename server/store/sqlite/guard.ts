import { setTimeout as pause } from 'node:timers/promises';
import { explained, isBusy, isDamage } from './problems';

/** How long a method waits in total while other processes write, in milliseconds. */
const patience = 5_000;

/** The shortest pause between two attempts, in milliseconds. Up to the same again is added at random. */
const attemptsApart = 10;

/** After this many milliseconds without a busy database, the full patience is available again. */
const forgottenAfter = 1_000;

/** Does work again while another process holds the database, up to the patience. */
export async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (problem) {
      if (!isBusy(problem) || performance.now() > end) throw problem;
      await pause(attemptsApart * (1 + Math.random()));
    }
  }
}

type Method = (...given: unknown[]) => Promise<unknown>;

/**
 * Wraps the methods of a SQLite store. While other processes write, they wait without blocking this process; SQLite's
 * own wait would block it. They fail with a sentence where the database cannot be used. Once the patience is used up,
 * each further call is tried only once.
 *
 * @returns the methods, and a function for the damage found so far, which is permanent
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
    if (busy === undefined || now - busy.last > forgottenAfter) busy = { since: now, last: now };
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
