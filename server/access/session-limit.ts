const minute = 60_000;

/** Whether calls were accepted; if not, the calls left and the seconds until calls are accepted again. */
export type Taken =
  { readonly ok: true } | { readonly ok: false; readonly left: number; readonly resetSeconds: number };

/**
 * Counts the calls that each session of the add-in makes in a minute. All sessions share the key behind the add-in,
 * which may have no limit. This limit keeps one session from occupying the server.
 *
 * @param most calls a minute
 * @param elapsed milliseconds of a clock that never goes back
 */
export function createSessionLimit(most: number, elapsed: () => number) {
  let started = elapsed();
  let calls = new Map<string, number>();

  return {
    most,
    take(session: string, count: number): Taken {
      const now = elapsed();
      if (now - started >= minute) {
        started = now;
        calls = new Map();
      }
      const before = calls.get(session) ?? 0;
      if (before + count > most)
        return {
          ok: false,
          left: most - before,
          resetSeconds: Math.max(1, Math.ceil((started + minute - now) / 1_000)),
        };
      calls.set(session, before + count);
      return { ok: true };
    },
  };
}
export type SessionLimit = ReturnType<typeof createSessionLimit>;
