import fastq from 'fastq';
import { amountsOf, contractOfItems, type ErrorBody, type Failure, type Meta } from '../../../src/contract';
import { Refused } from '../../errors/refused';
import { metaFor } from '../answer';
import { gatherColumn } from '../batch-column';
import { batchEnd, batchStart, bodyOf, valuesOf } from '../batch-envelope';
import {
  columnOf,
  columnQuestionOf,
  type ColumnItem,
  idleParts,
  type Item,
  itemAt,
  itemOf,
  questionOf,
  strangeFields,
} from '../batch-items';
import { gatherIgnored, type IgnoredOfItem } from '../gathered-ignored';
import { gatherMetas } from '../gathered-metas';
import { errorAnswer } from '../../errors/error-body';
import type { ErrorStyle } from '../../../src/contract/error-style';
import { readerOf } from '../../errors/reader';
import type { ReaderHeaders, Upstream, UpstreamAnswer, UpstreamRequest } from './upstream';

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

type Envelope =
  { readonly success: true; readonly data: Readonly<Record<string, unknown>>; readonly meta?: Meta } | ErrorBody;

/** The answer to a call, with its data where there are some. */
interface Found {
  readonly envelope: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly meta?: Meta | undefined;
}

/** What an answer without `meta` rests on. */
const nothingKnown: Meta = { as_of: null, sources: [], notices: [] };

/**
 * Answers a batch with single calls, for a service without a batch route. Once the service is gone or a limit is
 * reached, the remaining items are not sent.
 *
 * @param docs address of the reference pages
 * @param sentReader the headers of the batch that name its reader
 * @returns the answer that the batch route would give; the refusal of a limit if that came before the first answer
 * @throws Refused if the service was gone before the first answer
 */
export async function answerSingly(
  upstream: Upstream,
  items: readonly unknown[],
  docs: () => string,
  gone: AbortSignal,
  sentReader: ReaderHeaders,
): Promise<UpstreamAnswer> {
  const reader = readerOf({ headers: sentReader });
  const refused = (failure: Failure, style?: ErrorStyle): string => errorAnswer(failure, docs(), style, reader).body;
  let limits: UpstreamAnswer['headers'] = {};
  let answered = 0;
  // By item, because answers can arrive in any order.
  const metas = new Array<Meta | undefined>(items.length);
  const strange = new Array<readonly IgnoredOfItem[] | undefined>(items.length);
  const idle = new Array<readonly IgnoredOfItem[] | undefined>(items.length);
  let stop: (Found & { readonly end: () => UpstreamAnswer }) | undefined;
  const line = fastq.promise<unknown, () => Promise<Found>, Found>((ask) => ask(), atOnce);

  async function call(item: Item): Promise<Found> {
    if (stop !== undefined) return stop;
    try {
      const found = (await upstream.ask({ ...requestOf(item), gone, reader: sentReader }))!;
      const envelope = found.body.toString();
      if (found.status === 429) return (stop ??= { envelope, end: () => found });
      answered++;
      limits = found.headers;
      const read = JSON.parse(envelope) as Envelope;
      return read.success ? { envelope, data: read.data, meta: read.meta } : { envelope };
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      const end = (): never => {
        throw problem;
      };
      return (stop ??= { envelope: refused(problem.failure), end });
    }
  }

  /** Asks an item if its question is right. */
  async function ask(item: Item, at: number): Promise<Found> {
    const question = questionOf(item);
    if ('failure' in question) return { envelope: refused(question.failure, question.style) };
    const found = await line.push(() => call(item));
    if (found.data !== undefined) {
      metas[at] ??= found.meta;
      if (item.select !== undefined) idle[at] ??= idleParts(item, question.value);
    }
    return found;
  }

  async function answerItem(item: Item, at: number): Promise<string> {
    const { envelope, data } = await ask(item, at);
    if (data === undefined || item.select === undefined) return envelope;
    return bodyOf(item.select)(valuesOf(data, item.select));
  }

  async function answerColumn(item: ColumnItem, at: number): Promise<string> {
    const question = columnQuestionOf(item);
    if ('failure' in question) return refused(question.failure, question.style);
    const column = gatherColumn(item.select);
    for (const { envelope, data, meta } of await Promise.all(
      item.amounts.map((amount) => ask(itemAt(item, amount), at)),
    ))
      if (data === undefined) column.refuse(JSON.stringify((JSON.parse(envelope) as ErrorBody).error));
      else column.add(valuesOf(data, item.select), meta ?? nothingKnown);
    return [...column.parts(column.meta(), reader)].join('');
  }

  async function answer(sent: unknown, at: number): Promise<string> {
    const isColumn = amountsOf(sent) !== undefined;
    const checked = isColumn ? columnOf(sent) : itemOf(sent);
    if ('failure' in checked) return refused(checked.failure, checked.style);
    strange[at] = strangeFields(sent as object);
    return isColumn ? answerColumn(checked.value as ColumnItem, at) : answerItem(checked.value, at);
  }

  const results = await Promise.all(items.map(answer));
  if (stop !== undefined && answered === 0) return stop.end();
  const [gathered, ignored] = [gatherMetas(), gatherIgnored()];
  for (const meta of metas) if (meta !== undefined) gathered.add(meta);
  for (let at = 0; at < items.length; at++) ignored.add(at, [...(strange[at] ?? []), ...(idle[at] ?? [])]);
  return {
    status: 200,
    headers: { ...limits, 'content-type': 'application/json; charset=utf-8' },
    body: `${batchStart}${results.join(',')}${batchEnd(results.length, metaFor(gathered.together(), false, ignored.all()), reader)}`,
  };
}
