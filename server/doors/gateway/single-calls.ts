import fastq from 'fastq';
import { defined } from '../../../src/defined';
import { contractOfItems, type Failure, type Meta } from '../../../src/contract';
import { Refused } from '../../errors/refused';
import { metaFor } from '../answer';
import { batchEnd, batchStart, selectedBody } from '../batch-envelope';
import { idleParts, type Item, itemOf, questionOf, strangeFields } from '../batch-items';
import { gatherIgnored, type IgnoredOfItem } from '../gathered-ignored';
import { gatherMetas } from '../gathered-metas';
import { errorAnswer } from '../../errors/error-body';
import type { ErrorStyle } from '../../../src/contract/error-style';
import { readerOf } from '../../errors/reader';
import type { Upstream, UpstreamAnswer, UpstreamRequest } from './upstream';

/** The most single calls at once for one batch. */
const atOnce = 6;

/** The request that asks an item as a single call. */
function requestOf({ operation, input }: Item): Pick<UpstreamRequest, 'method' | 'path' | 'body'> {
  const { method, path } = contractOfItems(operation);
  if (method === 'post') return { method, path, body: JSON.stringify(input) };
  const query = new URLSearchParams(
    Object.entries(input as object).flatMap(([name, value]): [string, string][] =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return { method, path: `${path}?${query}` };
}

interface Envelope {
  readonly success: boolean;
  readonly data: Readonly<Record<string, unknown>>;
  readonly meta?: Meta;
}

/**
 * Answers a batch with single calls, for a service without a batch route. Once the service is gone or a limit is
 * reached, the remaining items are not sent.
 *
 * @param docs address of the reference pages
 * @param prefer the header of the batch, which names its reader
 * @returns the answer that the batch route would give; the refusal of a limit if that came before the first answer
 * @throws Refused if the service was gone before the first answer
 */
export async function answerSingly(
  upstream: Upstream,
  items: readonly unknown[],
  docs: () => string,
  gone: AbortSignal,
  prefer: string | undefined,
): Promise<UpstreamAnswer> {
  const reader = readerOf({ headers: { prefer } });
  const refused = (failure: Failure, style?: ErrorStyle): string => errorAnswer(failure, docs(), style, reader).body;
  let limits: UpstreamAnswer['headers'] = {};
  let answered = 0;
  // By item, because answers can arrive in any order.
  const metas = items.map((): Meta | undefined => undefined);
  const idle = items.map((): IgnoredOfItem[] => []);
  let stop: { readonly envelope: string; readonly end: () => UpstreamAnswer } | undefined;

  async function answer(sent: unknown, at: number): Promise<string> {
    const checked = itemOf(sent);
    if ('failure' in checked) return refused(checked.failure, checked.style);
    const item = checked.value;
    idle[at]!.push(...strangeFields(sent as Item));
    const question = questionOf(item);
    if ('failure' in question) return refused(question.failure, question.style);
    if (stop !== undefined) return stop.envelope;
    try {
      const found = (await upstream.ask({ ...requestOf(item), gone, ...defined({ prefer }) }))!;
      const envelope = found.body.toString();
      if (found.status === 429) {
        stop ??= { envelope, end: () => found };
        return envelope;
      }
      answered++;
      limits = found.headers;
      const read = JSON.parse(envelope) as Envelope;
      if (read.success) metas[at] = read.meta;
      if (!read.success || item.select === undefined) return envelope;
      idle[at]!.push(...idleParts(item, question.value));
      return selectedBody(read.data, item.select);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      const end = (): never => {
        throw problem;
      };
      stop ??= { envelope: refused(problem.failure), end };
      return stop.envelope;
    }
  }

  const line = fastq.promise<unknown, number, string>((at) => answer(items[at], at), atOnce);
  const results = await Promise.all(items.map((_, at) => line.push(at)));
  if (stop !== undefined && answered === 0) return stop.end();
  const [gathered, ignored] = [gatherMetas(), gatherIgnored()];
  for (const meta of metas) if (meta !== undefined) gathered.add(meta);
  idle.forEach((list, at) => ignored.add(at, list));
  return {
    status: 200,
    headers: { ...limits, 'content-type': 'application/json; charset=utf-8' },
    body: `${batchStart}${results.join(',')}${batchEnd(results.length, metaFor(gathered.together(), false, ignored.all()), reader)}`,
  };
}
