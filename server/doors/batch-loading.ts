import type { FastifyRequest } from 'fastify';
import { type Loading, NotLoaded } from '../../src/market';
import { askingOf } from '../operations/loaded';
import { inSlices } from '../work/in-slices';
import type { Asking } from '../operations/operation';
import type { DoorParts } from './door';

/** Items whose figures are loaded together: those from the first that lacks any. */
const mostTogether = 500;

/** How the items of a request are answered. */
interface Answerer<Item, Answering> {
  /** Makes what answers them. It throws `NotLoaded` for figures that have to be loaded first. */
  readonly make: (asking: Asking) => Answering;
  /** Asks an item only to learn which figures it needs. */
  readonly tryOut: (now: Answering, item: Item) => void;
}

/** Answers of one request, whose figures may have to be loaded first. */
export interface AnsweringOnceLoaded<Answering> {
  /** Answers something about the item at a place. */
  readonly at: <Found>(at: number, find: (now: Answering) => Found) => Found | Promise<Found>;
  /** What answers now, for what needs no figures. */
  readonly now: () => Answering;
}

/**
 * Answers the items of one request, and loads the figures that items need. Where an item lacks some, the next ones are
 * tried too, so that what they need is loaded at once.
 */
export function answeringOnceLoaded<Item, Answering>(
  parts: Pick<DoorParts, 'work' | 'budget'>,
  request: FastifyRequest,
  items: readonly Item[],
  { make, tryOut }: Answerer<Item, Answering>,
): AnsweringOnceLoaded<Answering> {
  let now = make(request);
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
          trial ??= make(askingOf(request, known));
          tryOut(trial, item);
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
    now = begun.ask((known) => make(askingOf(request, known)));
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
  return { at: find, now: () => now };
}
