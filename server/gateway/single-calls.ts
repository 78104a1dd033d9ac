import fastq from 'fastq';
import { BatchItem, type BatchOperation, type Failure, type Meta, type OperationId, paths } from '../../src/contract';
import { Refused } from '../access/access';
import { gatherMetas } from '../door/gathered-metas';
import { checker } from '../door/validate';
import { errorAnswer } from '../errors/error-body';
import type { Upstream, UpstreamAnswer, UpstreamRequest } from './upstream';

/** Single calls under way for one batch. */
const atOnce = 6;

/** The operation of the service that asks the same by itself. */
const alone: Readonly<Record<BatchOperation, OperationId>> = {
  tax: 'calculateTax',
  vat: 'calculateVat',
  country: 'getCountries',
  forex: 'getExchangeRate',
  fuel: 'getFuelPrices',
  rates: 'getCentralBankData',
};

const checkItem = checker(BatchItem, true);

/** What a single call asks. */
function requestOf({ operation, input }: BatchItem): Omit<UpstreamRequest, 'gone'> {
  const { method, path } = paths[alone[operation]];
  if (method === 'post') return { method, path, body: JSON.stringify(input) };
  const query = new URLSearchParams(Object.entries(input).flatMap(([name, value]): [string, string][] => (value === null || value === undefined ? [] : [[name, String(value)]])));
  return { method, path: `${path}?${query}` };
}

interface Envelope {
  readonly success: boolean;
  readonly data: Readonly<Record<string, unknown>>;
  readonly meta?: Meta;
}

/** An envelope with the selected fields of its data, as the batch route of the service gives it. */
const selected = ({ success, data }: Envelope, select: readonly string[]): string => JSON.stringify({ success, data: Object.fromEntries(select.flatMap((field) => (Object.hasOwn(data, field) ? [[field, data[field]]] : []))) });

/**
 * Answers a batch by single calls, for a service that has no batch route. After a call that finds the service gone or the limit reached, the rest is not asked any more.
 *
 * @param docs address of the reference pages
 * @returns the same answer as the batch route would give; what stopped it where it stopped before the first answer
 */
export async function answerSingly(upstream: Upstream, items: readonly unknown[], docs: () => string, gone: AbortSignal): Promise<UpstreamAnswer> {
  const refused = (failure: Failure): string => errorAnswer(failure, docs()).body;
  let limits: UpstreamAnswer['headers'] = {};
  let answered = 0;
  const gathered = gatherMetas();
  let stop: { readonly envelope: string; readonly end: () => UpstreamAnswer } | undefined;

  async function answer(sent: unknown): Promise<string> {
    const checked = checkItem(sent);
    if ('error' in checked) return refused(checked.error.failure);
    if (stop !== undefined) return stop.envelope;
    const item = checked.value as BatchItem;
    try {
      const found = (await upstream.ask({ ...requestOf(item), gone }))!;
      const envelope = found.body.toString();
      if (found.status === 429) {
        stop ??= { envelope, end: () => found };
        return envelope;
      }
      answered++;
      limits = found.headers;
      const read = JSON.parse(envelope) as Envelope;
      if (read.success && read.meta !== undefined) gathered.add(read.meta);
      return read.success && item.select !== undefined ? selected(read, item.select) : envelope;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      const end = (): never => {
        throw problem;
      };
      stop ??= { envelope: refused(problem.failure), end };
      return stop.envelope;
    }
  }

  const line = fastq.promise<unknown, unknown, string>(answer, atOnce);
  const results = await Promise.all(items.map((item) => line.push(item)));
  if (stop !== undefined && answered === 0) return stop.end();
  return {
    status: 200,
    headers: { ...limits, 'content-type': 'application/json; charset=utf-8' },
    body: `{"success":true,"data":{"results":[${results.join(',')}],"count":${results.length}},"meta":${JSON.stringify(gathered.together())}}`,
  };
}
