import type { FastifyRequest } from 'fastify';
import { amountsOf } from '../../src/contract';
import { type Loading, NotLoaded } from '../../src/market';
import { askingOf } from '../operations/loaded';
import { inSlices } from '../work/in-slices';
import { type Answering, answering } from './batch-answering';
import type { BatchParts } from './batch-questions';

/** Items whose figures are loaded together: those from the first that lacks any. */
const mostTogether = 500;

/** Answers of one request, whose figures may have to be loaded first. */
export interface AnsweringOnceLoaded {
  /** Answers something about the item at a place. */
  readonly at: <Found>(at: number, find: (now: Answering) => Found) => Found | Promise<Found>;
  readonly errorOf: Answering['errorOf'];
}

/**
 * Answers the items of one request like `answering`, and loads the figures that items need. Where an item lacks some,
 * the next ones are tried too, so that what they need is loaded at once.
 */
export function answeringOnceLoaded(
  parts: BatchParts,
  request: FastifyRequest,
  items: readonly unknown[],
): AnsweringOnceLoaded {
  let now = answering(parts, request, request);
  let loading: Loading | undefined;
  const conditions = { turn: () => parts.work.turn(request.caller.line), isWanted: () => true, budget: parts.budget };

  /** Tries the items from a place on, and says whether any lacks figures. */
  async function lacksSome(at: number, tried: Loading): Promise<boolean> {
    let lacks = false;
    let trial: Answering | undefined;
    await inSlices(
      items.slice(at, at + mostTogether),
      (item) => {
        const lacksFigures = tried.scout((known) => {
          trial ??= answering(parts, request, askingOf(request, known));
          // All amounts of a column need the same figures.
          if (amountsOf(item) === undefined) trial.answer(item);
          else trial.amount(item as object, 0);
        });
        lacks ||= lacksFigures;
      },
      conditions,
    );
    return lacks;
  }

  async function load(at: number, { begin }: NotLoaded): Promise<void> {
    const begun = begin();
    loading = begun;
    while (await lacksSome(at, begun)) await begun.load();
    now = begun.ask((known) => answering(parts, request, askingOf(request, known)));
  }

  function find<Found>(at: number, from: (now: Answering) => Found): Found | Promise<Found> {
    try {
      return loading === undefined ? from(now) : loading.ask(() => from(now));
    } catch (problem) {
      if (!(problem instanceof NotLoaded)) throw problem;
      // The ledger may change after figures were loaded. Then they are loaded again.
      return load(at, problem).then(() => find(at, from));
    }
  }
  return { at: find, errorOf: (sent, failure) => now.errorOf(sent, failure) };
}
