/** How often due work is looked for, in milliseconds. */
const every = 60_000;

/**
 * Looks for due work at once and then every minute, one look at a time. Minutes are counted as they pass, not by the
 * date: a clock that is set back delays nothing.
 *
 * @param look receives a function that says whether it was stopped meanwhile
 * @param onProblem receives why a look broke off
 * @returns a function that stops it
 */
export function regularly(
  look: (isStopped: () => boolean) => Promise<void>,
  onProblem: (problem: unknown) => void,
): () => void {
  let stopped = false;
  let looking = false;
  async function looked(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      await look(() => stopped);
    } catch (problem) {
      if (!stopped) onProblem(problem);
    }
    looking = false;
  }
  void looked();
  const timer = setInterval(() => void looked(), every);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
