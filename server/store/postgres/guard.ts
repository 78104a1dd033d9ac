import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../store';
import { explained, isConflict } from './problems';

/** How often work is repeated after a conflict with another transaction, and the longest pause before, in milliseconds. */
const conflicts = { most: 5, pause: 20 };

/** How long the database is left alone after it did not answer, in milliseconds. */
const leftAlone = 1_000;

type Method = (...given: unknown[]) => Promise<unknown>;

/**
 * Wraps the methods of a store in PostgreSQL. They fail with a sentence where the database cannot be used. After a
 * failure, further calls fail at once for a second. Then one call tries whether the database is back, while the others
 * still fail at once. So callers who wait for each other do not wait one time limit after another.
 *
 * @param always methods that are always tried
 */
export function guarded<T extends object>(methods: T, always: readonly (keyof T)[]): T {
  let down: { readonly problem: StoreUnavailable; until: number } | undefined;

  function passOrThrow(): void {
    if (down === undefined) return;
    const now = performance.now();
    if (now < down.until) throw new StoreUnavailable(down.problem.sentences, { cause: down.problem });
    // This call tries. Until it knows, the others fail.
    down.until = Infinity;
  }

  async function attempt(method: Method, given: readonly unknown[]): Promise<unknown> {
    for (let tries = 0; ; tries++) {
      try {
        const answer = await method(...given);
        down = undefined;
        return answer;
      } catch (problem) {
        if (isConflict(problem) && tries < conflicts.most) {
          await pause(conflicts.pause * Math.random());
          continue;
        }
        const failure = explained(problem);
        down =
          failure instanceof StoreUnavailable ? { problem: failure, until: performance.now() + leftAlone } : undefined;
        throw failure;
      }
    }
  }

  const entries = Object.entries(methods as Readonly<Record<string, Method>>).map(([name, method]) => {
    const free = always.includes(name as keyof T);
    return [
      name,
      async (...given: unknown[]) => {
        if (free) return method(...given);
        passOrThrow();
        return attempt(method, given);
      },
    ] as const;
  });
  return Object.fromEntries(entries) as T;
}
