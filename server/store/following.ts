/** What a process takes in of changes that any process makes in the store. */
export interface Following {
  /** Takes in what is new; true if there was anything. One at a time, so that an earlier read never overwrites a later one. */
  refresh(): Promise<boolean>;
  /** Begins to take in what is new, without waiting for it. */
  follow(): void;
}

/** @param onProblem receives why nothing can be taken in: once, until it can be again */
export function following(takeIn: () => Promise<boolean>, onProblem: (problem: unknown) => void): Following {
  let latest: Promise<unknown> = Promise.resolve();
  function refresh(): Promise<boolean> {
    const refreshed = latest.then(takeIn);
    latest = refreshed.catch(() => undefined);
    return refreshed;
  }

  let failing = false;
  return {
    refresh,
    follow: () =>
      void refresh().then(
        () => (failing = false),
        (problem: unknown) => {
          if (!failing) onProblem(problem);
          failing = true;
        },
      ),
  };
}
