import { answeredBy, type Market } from '../../src/market';
import type { FeedStates } from '../store/feed-states';
import type { Ledger } from '../store/ledger';
import { BadAnswer, type Feed, type FeedRequest, type Span, type Task } from './feed';
import { type Fetch, SourceProblem } from './fetch';
import { judge, keyOf } from './judge';
import { joinSpans } from './spans';

/** What a run needs from outside. */
export interface Surroundings {
  readonly store: Pick<Ledger, 'addObservations' | 'observationsOf'> & FeedStates;
  readonly fetch: Fetch;
  /** The current market, including the observations stored last. */
  readonly market: () => Promise<Market>;
  readonly now: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The result of a run. */
export interface Report {
  readonly feed: string;
  readonly requests: number;
  readonly added: number;
  readonly quarantined: number;
  readonly unchanged: number;
  readonly refused: readonly string[];
  /** What went wrong, as sentences. Each appears once, with its subjects or its number of times. */
  readonly problems: readonly string[];
  /** The days whose requests failed or were not made. */
  readonly missed: readonly Span[];
  /** Did every request fail? */
  readonly failed: boolean;
  /** Did every request fail because its source was out of reach? */
  readonly unreachable: boolean;
}

/** Called after each request, with the last day that it was about. */
export type Progress = (done: number, all: number, added: number, until: string | undefined) => void;

/** After this many failures in a row, the run makes no further requests. */
const enough = 3;

/** The address of a request at a host. */
export const addressOf = (host: string, { path, version }: FeedRequest): string =>
  `${host.replaceAll('{version}', version ?? '')}${path}`;

/** Requests the hosts of a feed in order, until one answers readably or says that nothing changed. */
async function ask(
  feed: Feed,
  request: FeedRequest,
  conditional: boolean,
  { fetch, store }: Surroundings,
  use: (text: string) => Promise<void>,
): Promise<void> {
  const problems: unknown[] = [];
  for (const host of feed.hosts) {
    const url = addressOf(host, request);
    try {
      const answer = await fetch(url, {
        accept: request.accept,
        largest: feed.largest,
        timeLimit: feed.timeLimit,
        validators: conditional ? await store.validators(url) : undefined,
      });
      if (answer.kind === 'unchanged') return;
      if (answer.kind === 'nothing') {
        if (request.optional !== true)
          problems.push(new SourceProblem('The source has nothing at its address.', false));
        continue;
      }
      await use(answer.text);
      if (feed.validators !== false) await store.rememberValidators(url, answer.validators);
      return;
    } catch (problem) {
      if (!(problem instanceof SourceProblem || problem instanceof BadAnswer)) throw problem;
      problems.push(problem);
    }
  }
  // Report the problem of the first host: the others are only fallbacks.
  if (problems.length > 0) throw problems[0];
}

/** A problem of a request, and the subject of the request. */
interface Trouble {
  readonly message: string;
  readonly about: string;
}

/** Each problem once, with the subjects of its requests. */
function sentences(troubles: readonly Trouble[]): string[] {
  const found = new Map<string, string[]>();
  for (const { message, about } of troubles) found.set(message, [...(found.get(message) ?? []), about]);
  return [...found].map(([message, about]) => {
    const named = about.filter((one) => one !== '');
    if (named.length === 0) return about.length === 1 ? message : `${message} (${about.length} times)`;
    return `${message} (${named.slice(0, 5).join(', ')}${named.length > 5 ? ` and ${named.length - 5} more` : ''})`;
  });
}

/**
 * Runs a feed once: requests, reads, judges and stores. The observations of an answer are stored in one step. A bad
 * answer stores nothing and changes nothing that was stored before.
 *
 * @param ended called before each request: why the run must end, as a sentence; undefined lets it go on
 */
export async function runFeed(
  feed: Feed,
  kind: Task['kind'],
  span: Span,
  surroundings: Surroundings,
  progress: Progress = () => undefined,
  ended: () => Promise<string | undefined> = async () => undefined,
): Promise<Report> {
  const { store, market, now, wait } = surroundings;
  const earlier = await store.observationsOf(feed.name);
  const brought = new Map(earlier.map((one) => [keyOf(one), one.value]));
  const held = new Set(earlier.map(({ date }) => date));
  const requests = feed.requests({ kind, ...span, held });
  const troubles: Trouble[] = [];
  const refused: string[] = [];
  const further: string[] = [];
  const missed: FeedRequest[] = [];
  let [added, quarantined, unchanged, done, answered, inARow, unreachable] = [0, 0, 0, 0, 0, 0, 0];

  for (const request of requests) {
    const end = await ended();
    if (end !== undefined) {
      further.push(end);
      break;
    }
    if (done > 0 && feed.pause !== undefined) await wait(feed.pause);
    try {
      await ask(feed, request, kind === 'scheduled' && feed.validators !== false, surroundings, async (text) => {
        const at = now().toISOString();
        const found = feed.read(text, request);
        const judged = await answeredBy(await market(), (known) =>
          judge(found, feed, { market: known, today: at.slice(0, 10), brought }),
        );
        await store.addObservations(
          judged.kept.map((one) => ({ ...one, origin: feed.name, retrievedAt: at })),
          at,
        );
        for (const one of judged.kept) brought.set(keyOf(one), one.value);
        const doubtful = judged.kept.filter(({ doubt }) => doubt !== undefined).length;
        quarantined += doubtful;
        added += judged.kept.length - doubtful;
        unchanged += judged.unchanged;
        refused.push(...judged.refused);
      });
      inARow = 0;
      answered++;
    } catch (problem) {
      if (!(problem instanceof SourceProblem || problem instanceof BadAnswer)) throw problem;
      troubles.push({
        message: problem.message,
        about: request.entity === undefined ? '' : `${request.series} of ${request.entity}`,
      });
      missed.push(request);
      inARow++;
      if (problem instanceof SourceProblem && problem.unreachable) unreachable++;
    }
    progress(++done, requests.length, added, request.days?.to);
    if (inARow >= enough && done < requests.length) {
      further.push(`${requests.length - done} further requests were not made.`);
      break;
    }
  }
  const failed = troubles.length > 0 && answered === 0;
  return {
    feed: feed.name,
    requests: done,
    added,
    quarantined,
    unchanged,
    refused,
    problems: [...sentences(troubles), ...further],
    missed: joinSpans([...missed, ...requests.slice(done)].flatMap(({ days }) => days ?? [])),
    failed,
    unreachable: failed && unreachable === troubles.length,
  };
}

/** The result of a run, as a sentence. */
export const summaryOf = ({ requests, added, quarantined, unchanged, refused }: Report): string =>
  `${requests} ${requests === 1 ? 'request' : 'requests'}: ${added} new, ${unchanged} known${quarantined === 0 ? '' : `, ${quarantined} to be looked at`}${refused.length === 0 ? '' : `, ${refused.length} refused`}.`;
