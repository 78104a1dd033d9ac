import { asCurrent } from '../../functions/batch/current';
import { widen } from '../../functions/batch/item';
import { keyOf, type Question, type Reply } from '../../functions/batch/question';
import { isFull, parcelled, repliesTo } from '../../functions/batch/sending';
import { endOfDay, isLasting, validUntil } from '../../functions/batch/validity';
import { type DirectRequest, isDirect, type Request } from '../../functions/cell/cell-program';
import { failureOf } from '../../functions/cell/failure';
import { paths } from '../../src/contract/paths';
import { cachedText, cacheText, keyFor } from './cache';
import { createSender, type Sent } from './send';
import { neededSettings } from './settings';
import { say } from '../../functions/cell/words';
import type { Reader } from './reader';
import { withAdvice } from './words';

type Send = ReturnType<typeof createSender>;

/** A question with every field that a cell of the formula needs. */
interface Wanted {
  readonly question: Question;
  fields: Set<string> | undefined;
}

/** Lists of questions that each fit in one request. */
function parcels(wanted: readonly Wanted[]): Wanted[][] {
  const full: Wanted[][] = [];
  let [parcel, letters]: [Wanted[], number] = [[], 0];
  for (const one of wanted) {
    parcel.push(one);
    letters += keyOf(one.question).length;
    if (!isFull(parcel.length, letters)) continue;
    full.push(parcel);
    [parcel, letters] = [[], 0];
  }
  return parcel.length === 0 ? full : [...full, parcel];
}

/** A request with its parameters in the path. */
function sentOf({ direct, input }: DirectRequest): Sent {
  if (direct === 'getTaxLaw') return { ...paths.getTaxLaw, input };
  const { id, ...body } = input;
  const { method, path } = paths.fillPayrollReturn;
  return { method, path: path.replace('{id}', encodeURIComponent(id)), input: body };
}

/** The replies to one list of questions. If the service refuses the whole list, the formula has that error. */
function repliesOf(reader: Reader, send: Send, parcel: readonly Wanted[]): Reply[] {
  const sent = parcelled(parcel);
  const reply = send({ ...paths.batch, input: { items: sent.items } });
  if (!reply.success) throw failureOf(reply);
  const { results } = reply.data;
  const replyFor = repliesTo(sent, Array.isArray(results) ? results : [], (reason) =>
    withAdvice(reader.say, say(reason, reader.cells)),
  );
  return parcel.map((_one, at) => replyFor(at));
}

/** What is asked, each question once. */
function distinct(requests: readonly Request[]): Map<string, Wanted> {
  const found = new Map<string, Wanted>();
  for (const request of requests) {
    if (isDirect(request)) continue;
    const key = keyOf(request);
    const earlier = found.get(key);
    if (earlier !== undefined) widen(earlier, request.fields);
    else found.set(key, { question: request, fields: request.fields && new Set(request.fields) });
  }
  return found;
}

/** Asks once for what is not in the cache, and keeps it as long as the first of its answers is valid. */
function kept(
  name: unknown,
  until: number,
  ask: () => readonly Reply[],
  lasts: (replies: readonly Reply[]) => boolean,
): readonly Reply[] {
  const key = keyFor(JSON.stringify(name));
  const cached = cachedText(key);
  if (cached !== undefined) return JSON.parse(cached) as Reply[];
  const replies = ask();
  if (lasts(replies)) cacheText(key, JSON.stringify(replies), (until - Date.now()) / 1000);
  return replies;
}

/**
 * Answers the requests of one formula, and blocks until the replies are there. All questions of a range travel together
 * and stay together in the cache, which holds few values.
 *
 * @param reader in whose language the service and the package answer
 * @param began the moment at which Google called the function
 * @throws CellError if the service is not set, cannot be reached, or refuses the caller
 */
export function createAsker(reader: Reader, began: number): (requests: readonly Request[]) => readonly Reply[] {
  const settings = neededSettings(reader.say);
  const send = createSender(settings, reader, began);
  // A reply has sentences in the language in which it was asked for.
  const asker = [settings, reader.language];

  /** The law of a day is kept. What names people is never put into the cache of Google. */
  function directly(request: DirectRequest): Reply {
    const ask = (): readonly Reply[] => [send(sentOf(request))];
    const [reply] =
      request.direct === 'getTaxLaw' ? kept([...asker, request], endOfDay(began), ask, ([one]) => one!.success) : ask();
    return reply!;
  }

  return (asked) => {
    const requests = asked.map((one) => (isDirect(one) ? one : asCurrent(one, began)));
    const wanted = distinct(requests);
    const all = [...wanted.values()];
    const until = Math.min(...all.map(({ question }) => validUntil(question, began)));
    const name = [...asker, parcelled(all).items];
    const replies =
      all.length === 0
        ? []
        : kept(
            name,
            until,
            () => parcels(all).flatMap((parcel) => repliesOf(reader, send, parcel)),
            (found) => found.every((reply, at) => isLasting(reply, all[at]!.question, began)),
          );
    const places = new Map([...wanted.keys()].map((key, at) => [key, at]));
    return requests.map((request) => (isDirect(request) ? directly(request) : replies[places.get(keyOf(request))!]!));
  };
}
