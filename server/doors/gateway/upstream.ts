import type { FastifyRequest } from 'fastify';
import axios, { AxiosError, type AxiosInstance, type AxiosResponse, isAxiosError, isCancel } from 'axios';
import { isNetworkError } from 'axios-retry';
import fastq from 'fastq';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { xlsxType } from '../../../src/contract/returns';
import { isErrorBody } from '../../../src/client/failure';
import { defined } from '../../../src/defined';
import { pauseAskedBy, retrying, type Retries } from '../../network/retries';
import type { UpstreamConfig } from '../../settings/gateway';
import { retryAfter } from '../../errors/refused';
import { refuse } from './refuse';
import { type Message, message } from '../../../src/language/message';

const mebibyte = 2 ** 20;

/** The most requests to the service at once. Others wait here. */
const mostInFlight = 8;
/** The most requests of the add-in that are in progress or waiting. Others are asked to come back. */
const mostOpen = 64;
const largestAnswer = 64 * mebibyte;

const isTooLarge = ({ message }: AxiosError): boolean => message.includes('maxContentLength');

/**
 * Every operation of the service only reads and calculates, so all may be sent again. A request for a longer pause is
 * passed on to the add-in.
 */
const retries: Retries = {
  retries: 2,
  firstPause: 200,
  longestPause: 2_000,
  mayHelp: (error) => isNetworkError(error) || (error.code === AxiosError.ERR_BAD_RESPONSE && !isTooLarge(error)),
};

/** The types of files that the service makes. */
const files: ReadonlySet<string> = new Set(['application/pdf', 'application/zip', xlsxType, 'text/csv', 'text/plain']);

/** Headers of the service that are passed on to the add-in. */
const passedOn = [
  'content-disposition',
  'content-language',
  'content-type',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'vary',
] as const;

/** What a caller says of the reader: a person at a sheet, and the language. */
type ReaderHeaders = Readonly<Partial<Record<'prefer' | 'accept-language', string>>>;

/** Those headers of a request. */
export const readerHeaders = ({ headers }: FastifyRequest): ReaderHeaders =>
  defined({ prefer: headers['prefer'] as string | undefined, 'accept-language': headers['accept-language'] });

/** A request to the service. */
interface UpstreamRequest {
  readonly method: 'get' | 'post';
  /** Including the query. */
  readonly path: string;
  readonly body?: Buffer;
  readonly accept?: string;
  readonly reader: ReaderHeaders;
  /** Aborted when the caller has gone. */
  readonly gone: AbortSignal;
}

/** The service's answer, as it is passed on to the add-in. */
interface UpstreamAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const unavailable = (reason: Message, headers?: Readonly<Record<string, string>>) =>
  refuse('upstream_unavailable', reason, headers);

function connect({ url, apiKey, timeout }: UpstreamConfig): AxiosInstance {
  const agent = { keepAlive: true, maxSockets: mostInFlight };
  const http = axios.create({
    baseURL: url,
    timeout,
    headers: { 'x-api-key': apiKey, 'user-agent': 'svc-add-in-gateway' },
    httpAgent: new HttpAgent(agent),
    httpsAgent: new HttpsAgent(agent),
    // A proxy set in the environment would see the key.
    proxy: false,
    maxRedirects: 0,
    maxContentLength: largestAnswer,
    maxBodyLength: 8 * mebibyte,
    responseType: 'arraybuffer',
    validateStatus: (status) => status < 500 && status !== 429,
  });
  retrying(http, retries);
  return http;
}

/** The status of an error from the service; undefined if its answer did not arrive, or only in part. */
function statusOf({ response }: AxiosError): number | undefined {
  const status = response?.status ?? 0;
  return status === 429 || status >= 500 ? status : undefined;
}

/** Why there is no answer to pass on. */
function reasonOf(problem: unknown): Error {
  if (isCancel(problem)) return unavailable(message('upstream_slow'));
  if (!isAxiosError(problem)) return problem as Error;
  const { code } = problem;
  const status = statusOf(problem);
  if (status !== undefined)
    return unavailable(
      message('upstream_broken', { status }),
      pauseAskedBy(problem) > 0 ? retryAfter(pauseAskedBy(problem)) : {},
    );
  if (code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT) return unavailable(message('upstream_slow'));
  if (isTooLarge(problem)) return unavailable(message('upstream_answer_too_large'));
  return unavailable(message('upstream_unreachable'));
}

/** Is this an envelope of the service, and not a page from something in between? */
function isEnvelope(body: Buffer, succeeded: boolean): boolean {
  try {
    const value = JSON.parse(body.toString('utf8')) as { success?: unknown; result?: unknown } | null;
    if (typeof value !== 'object' || value === null) return false;
    return succeeded ? value.success === true || value.result !== undefined : isErrorBody(value);
  } catch {
    return false;
  }
}

function passOn({ status, headers, data }: AxiosResponse<Buffer>, apiKey: string): UpstreamAnswer {
  if (status >= 300 && status < 400) throw unavailable(message('upstream_moved'));
  const type = String(headers['content-type'] ?? '')
    .split(';')[0]!
    .trim();
  const readable = type === 'application/json' ? isEnvelope(data, status < 300) : files.has(type) && status < 300;
  if (!readable || data.includes(apiKey)) throw unavailable(message('upstream_not_envelope'));
  return {
    status,
    headers: Object.fromEntries(
      passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    ),
    body: data,
  };
}

/**
 * Calls the service elsewhere: few requests at once over kept connections, each with a time limit and repeated if that
 * can help.
 */
export function createUpstream(config: UpstreamConfig) {
  const http = connect(config);
  const line = fastq.promise<unknown, () => Promise<AxiosResponse<Buffer>>, AxiosResponse<Buffer>>(
    (call) => call(),
    mostInFlight,
  );
  let open = 0;

  async function call({ method, path, body, accept, reader, gone }: UpstreamRequest): Promise<AxiosResponse<Buffer>> {
    const signal = AbortSignal.any([gone, AbortSignal.timeout(2 * config.timeout)]);
    const headers = {
      accept: accept ?? 'application/json',
      ...reader,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    try {
      return await line.push(() => http.request<Buffer>({ method, url: path, data: body, headers, signal }));
    } catch (problem) {
      if (isAxiosError<Buffer>(problem) && statusOf(problem) === 429) return problem.response!;
      throw reasonOf(problem);
    }
  }

  return {
    /**
     * Asks the service.
     *
     * @throws Refused with `upstream_unavailable`
     */
    ask: async (request: UpstreamRequest): Promise<UpstreamAnswer> => passOn(await call(request), config.apiKey),
    /**
     * Does some work for the add-in unless too much is in progress.
     *
     * @throws Refused with `upstream_unavailable` if there is too much
     */
    async admit<T>(work: () => Promise<T>): Promise<T> {
      if (open >= mostOpen) throw unavailable(message('upstream_busy'), retryAfter(1_000));
      open++;
      try {
        return await work();
      } finally {
        open--;
      }
    },
  };
}
