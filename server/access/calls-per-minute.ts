const minute = 60_000;

/** Whether calls were accepted, the calls left, and the seconds until all are allowed again. */
export interface Taken {
  readonly ok: boolean;
  readonly left: number;
  readonly resetSeconds: number;
}

/**
 * Counts in memory the calls that each caller makes in a minute. It is for callers whom no plan limits: sessions of the
 * add-in, which share a key that may have no limit, and test keys, whose calls do not count.
 *
 * @param most calls a minute; Infinity: no limit
 * @param elapsed milliseconds of a clock that never goes back
 */
export function createCallsPerMinute(most: number, elapsed: () => number) {
  let started = elapsed();
  let calls = new Map<string, number>();

  return {
    most,
    take(caller: string, count: number): Taken {
      const now = elapsed();
      if (now - started >= minute) {
        started = now;
        calls = new Map();
      }
      const before = calls.get(caller) ?? 0;
      const ok = before + count <= most;
      const made = ok ? before + count : before;
      calls.set(caller, made);
      return { ok, left: most - made, resetSeconds: Math.max(1, Math.ceil((started + minute - now) / 1_000)) };
    },
  };
}
export type CallsPerMinute = ReturnType<typeof createCallsPerMinute>;
