/** Works through steps at once. */
export function atOnce<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Works through steps one by one, so that others are answered in between.
 *
 * @param turn waits for the turn of the next step
 */
export async function inTurns<Result>(steps: Iterator<unknown, Result>, turn: () => Promise<void>): Promise<Result> {
  for (;;) {
    await turn();
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
