import type { ErrorBody } from '../../src/contract/error';
import { createCache } from './cache';
import type { Cancellation } from './cancellation';
import { asCurrent } from './current';
import { type Item, newItem, type Parcel, settle, widen } from './item';
import { words } from '../cell/words';
import { covers, keyOf, ownRefusal, type Question, type Reply } from './question';
import { isFull, parcelled, repliesTo, type SentItem, unanswered } from './sending';

export type { SentItem } from './sending';

export interface BatcherOptions {
  /**
   * Sends one request.
   *
   * @returns the results in the order of the items, not yet checked; or one error that applies to all items
   * @throws Error with a message for the user if no answer came
   */
  readonly send: (items: readonly SentItem[], signal: AbortSignal) => Promise<readonly unknown[] | ErrorBody>;
  readonly now?: () => number;
  /** Milliseconds to collect questions before they are sent together. */
  readonly gatherFor?: number;
  /** Milliseconds after which a question gets an error instead of an answer. */
  readonly ceiling?: number;
  readonly mostInFlight?: number;
}

const cancelled = ownRefusal('cancelled', words('cancelled'));

/**
 * Answers the questions of cells. Equal questions are asked once. Questions of the same moment share a request, and
 * only a few requests run at a time. Answers are cached for the session. Every question gets a reply within `ceiling`.
 */
export function createBatcher({
  send,
  now = Date.now,
  gatherFor = 5,
  ceiling = 30_000,
  mostInFlight = 3,
}: BatcherOptions) {
  const late = ownRefusal(
    'no_answer_in_time',
    words('recalculate', { reason: words('no_answer_within', { seconds: Math.round(ceiling / 1000) }) }),
  );
  const cache = createCache(now);
  const travelling = new Map<string, Item>();
  const queue: Parcel[] = [];
  let gathered = new Map<string, Item>();
  let gatheredLetters = 0;
  let inFlight = 0;
  /** Grows with each refresh. An answer to a request from before a refresh is not cached. */
  let age = 0;

  function finish(items: readonly Item[], replyFor: (index: number) => Reply, askedAt: number): void {
    items.forEach((item, index) => {
      if (travelling.get(item.key) === item) travelling.delete(item.key);
      const reply = replyFor(index);
      if (askedAt === age) cache.keep(item.key, item.question, item.fields, reply);
      settle(item, reply);
    });
  }

  function giveUp(parcel: Parcel): void {
    finish(parcel.items, () => late, age);
    parcel.wanted = 0;
    parcel.controller.abort();
  }

  async function carry(parcel: Parcel): Promise<void> {
    const askedAt = age;
    const items = parcel.items.filter(({ waiting }) => waiting.size > 0);
    const sent = parcelled(items);
    const replyFor = repliesTo(
      sent,
      await send(sent.items, parcel.controller.signal).catch((error: unknown) => unanswered(error)),
    );
    clearTimeout(parcel.overdue);
    finish(items, replyFor, askedAt);
  }

  function pump(): void {
    while (inFlight < mostInFlight && queue.length > 0) {
      const parcel = queue.shift()!;
      if (parcel.wanted === 0) continue;
      inFlight += 1;
      void carry(parcel).finally(() => {
        inFlight -= 1;
        pump();
      });
    }
  }

  /** Queues the collected questions as one request. */
  function dispatch(): void {
    const items = [...gathered.values()];
    gathered = new Map();
    gatheredLetters = 0;
    if (items.length === 0) return;
    const parcel: Parcel = {
      items,
      controller: new AbortController(),
      wanted: items.length,
      overdue: setTimeout(() => giveUp(parcel), ceiling),
    };
    for (const item of items) {
      item.parcel = parcel;
      travelling.set(item.key, item);
    }
    queue.push(parcel);
    pump();
  }

  function abandon(item: Item): void {
    if (item.waiting.size > 0) return;
    if (gathered.get(item.key) === item) gathered.delete(item.key);
    if (item.parcel === undefined) return;
    if (travelling.get(item.key) === item) travelling.delete(item.key);
    item.parcel.wanted -= 1;
    if (item.parcel.wanted > 0) return;
    clearTimeout(item.parcel.overdue);
    item.parcel.controller.abort();
  }

  function itemFor(key: string, question: Question): Item {
    const under = travelling.get(key);
    if (under !== undefined && covers(under.fields, question.fields)) return under;
    const here = gathered.get(key);
    if (here !== undefined) {
      widen(here, question.fields);
      return here;
    }
    const item = newItem(key, question);
    gathered.set(key, item);
    gatheredLetters += key.length;
    if (gathered.size === 1) setTimeout(dispatch, gatherFor);
    return item;
  }

  return {
    /** The answer, if it is cached. */
    cached(asked: Question): Reply | undefined {
      const question = asCurrent(asked, now());
      return cache.find(keyOf(question), question);
    },
    /** Asks a question. Errors are replies too. The reply comes within the ceiling, or on cancellation. */
    ask(asked: Question, cancellation?: Cancellation): Promise<Reply> {
      const question = asCurrent(asked, now());
      const key = keyOf(question);
      const found = cache.find(key, question);
      if (found !== undefined) return Promise.resolve(found);
      if (cancellation?.cancelled === true) return Promise.resolve(cancelled);
      const item = itemFor(key, question);
      return new Promise((resolve) => {
        const forget = (): void => {
          item.waiting.delete(tell);
          abandon(item);
          resolve(cancelled);
        };
        const tell = (reply: Reply): void => {
          cancellation?.waiting.delete(forget);
          resolve(reply);
        };
        item.waiting.add(tell);
        cancellation?.waiting.add(forget);
        if (isFull(gathered.size, gatheredLetters)) dispatch();
      });
    },
    /** Drops every cached answer. */
    refresh(): void {
      age += 1;
      cache.clear();
    },
  };
}
