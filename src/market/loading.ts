import type { Market } from './market';

/** The market as known now, or as known at the end of a day. */
export type Known = (day?: string) => Market;

/** Brings the observations into memory that some questions need. */
export interface Loading {
  /** Tries a question and notes the observations that it lacks. Its result is worthless. Returns true if it lacks any. */
  scout(ask: (known: Known) => unknown): boolean;
  /** Loads what was noted. */
  load(): Promise<void>;
  /** Asks with everything at hand that was loaded. */
  ask<Answer>(question: (known: Known) => Answer): Answer;
}

/** A question needs observations that are not in memory. They can be loaded, and the question asked again. */
export class NotLoaded extends Error {
  constructor(readonly begin: () => Loading) {
    super('Observations that this question needs are not in memory.');
  }
}

/**
 * Loads what a question needs, and answers it. A question may learn only from the first part of its observations that
 * it needs others, so it is tried until it lacks none.
 */
async function answerOnceLoaded<Answer>({ begin }: NotLoaded, ask: (known: Known) => Answer): Promise<Answer> {
  const loading = begin();
  while (loading.scout(ask)) await loading.load();
  return loading.ask(ask);
}

/**
 * Answers a question about the market: at once if the observations it needs are in memory, otherwise after they are
 * loaded.
 *
 * @param ask asks the markets as they stand
 * @param again asks the given markets instead
 */
export function answered<Answer>(
  ask: () => Answer,
  again: (known: Known) => Answer,
): Answer | Promise<Awaited<Answer>> {
  try {
    return ask();
  } catch (problem) {
    if (!(problem instanceof NotLoaded)) throw problem;
    return answerOnceLoaded(problem, again) as Promise<Awaited<Answer>>;
  }
}

/** Asks the market as known now, and loads what the question needs. */
export const answeredBy = <Answer>(
  market: Market,
  ask: (market: Market) => Answer,
): Answer | Promise<Awaited<Answer>> =>
  answered(
    () => ask(market),
    (known) => ask(known()),
  );
