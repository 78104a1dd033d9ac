import { answered, type Known } from '../../src/market';
import { withMarkets } from '../world';
import type { Asking } from './operation';

/** What asks a question, with other markets. */
export const askingOf = ({ world, askedAt, caller }: Asking, known: Known): Asking => ({
  world: withMarkets(world, known),
  askedAt,
  caller,
});

/** Answers a question: at once if the figures it needs are in memory, otherwise after they are loaded. */
export const whenLoaded = <Answer>(
  asking: Asking,
  ask: (asking: Asking) => Answer,
): Answer | Promise<Awaited<Answer>> =>
  answered(
    () => ask(asking),
    (known) => ask(askingOf(asking, known)),
  );
