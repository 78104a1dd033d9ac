import axios, { type AxiosError, type AxiosInstance, isAxiosError } from 'axios';
import { isNetworkError } from 'axios-retry';
import { errorStatusOf, pauseAskedBy, retrying } from '../network/retries';

/** HTTP validators of an answer, for asking later whether it has changed. */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** An answer, an unchanged answer (304), or no content. */
type Got<Content> =
  | (Content & { readonly kind: 'answer'; readonly validators: Validators })
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'nothing' };
type Answer = Got<{ readonly text: string }>;

interface Wanted {
  readonly accept: string;
  readonly largest: number;
  readonly validators?: Validators | undefined;
  /** Milliseconds for one attempt, where the source needs more than usual. */
  readonly timeLimit?: number | undefined;
}

/** Requests an address of a source. */
export type Fetch = (url: string, wanted: Wanted) => Promise<Answer>;

/** Requests an address of a source whose answer is not text. */
export type Download = (url: string, wanted: Wanted) => Promise<Got<{ readonly bytes: Uint8Array }>>;

/** A failed request to a source; the message says why. */
export class SourceProblem extends Error {
  constructor(
    message: string,
    /** Was the source out of reach, so that the fault may be the connection of this machine? */
    readonly unreachable: boolean,
  ) {
    super(message);
  }
}

export interface FetchOptions {
  /** The longest time for one attempt, up to the last byte, in milliseconds. */
  readonly timeLimit: number;
  readonly retries: number;
  /** The pause before the first retry, in milliseconds. It doubles each time, with random jitter. */
  readonly firstPause: number;
}

export const usualFetch: FetchOptions = { timeLimit: 30_000, retries: 3, firstPause: 1_000 };

/** The longest `Retry-After` that is waited for, in milliseconds. After a longer one, the next run tries again. */
const longestPause = 60_000;

/** Node's error codes for a source that is out of reach. */
const noWay = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'ECONNREFUSED', 'ENETDOWN']);
const tooLong = new Set(['ECONNABORTED', 'ETIMEDOUT', 'ERR_CANCELED']);

/** A redirect to another host or protocol. */
class Elsewhere extends Error {}

const hasCause = (problem: unknown, kind: typeof Elsewhere): boolean =>
  problem instanceof kind || (problem instanceof Error && problem.cause !== undefined && hasCause(problem.cause, kind));

/** Codes of certificates that are not accepted. Asking again does not help. */
const ofCertificate = /CERT|LEAF_SIGNATURE/;

const mayHelp = (problem: AxiosError): boolean =>
  !hasCause(problem, Elsewhere) &&
  (problem.code === 'ERR_CANCELED' ||
    (isNetworkError(problem) && !ofCertificate.test(String(problem.code)) && !noWay.has(String(problem.code))));

function problemOf(problem: unknown, { timeLimit }: FetchOptions, largest: number): SourceProblem {
  if (!isAxiosError(problem))
    return new SourceProblem(problem instanceof Error ? problem.message : String(problem), false);
  const { code = '', message } = problem;
  const status = errorStatusOf(problem);
  if (hasCause(problem, Elsewhere))
    return new SourceProblem('The source redirects to another host, which is not followed.', false);
  if (status !== undefined) {
    const wait = Math.ceil(pauseAskedBy(problem) / 1000);
    return new SourceProblem(
      `The source answers ${status}${wait > 0 ? ` and asks to wait ${wait} seconds` : ''}.`,
      false,
    );
  }
  if (code === 'ERR_FR_TOO_MANY_REDIRECTS') return new SourceProblem('The source redirects without end.', false);
  if (tooLong.has(code)) return new SourceProblem(`The source took longer than ${timeLimit / 1000} seconds.`, false);
  if (ofCertificate.test(code) || code.includes('SSL') || code.includes('TLS'))
    return new SourceProblem(`The certificate of the source is not valid (${code}).`, false);
  if (message.includes('maxContentLength'))
    return new SourceProblem(`The answer is larger than ${largest} bytes.`, false);
  if (noWay.has(code)) return new SourceProblem(`The source cannot be reached (${code}).`, true);
  return new SourceProblem(`The connection to the source broke (${code === '' ? message : code}).`, false);
}

function client(options: FetchOptions): AxiosInstance {
  const instance = axios.create({
    responseType: 'arraybuffer',
    maxRedirects: 3,
    headers: { 'user-agent': 'svc-finance-africa (feeds)' },
    validateStatus: (status) => status === 200 || status === 204 || status === 304 || status === 404,
  });
  // Each attempt has its own time limit, so a slow source cannot hold up the whole run.
  instance.interceptors.request.use((config) => ({ ...config, signal: AbortSignal.timeout(options.timeLimit) }));
  retrying(instance, { ...options, longestPause, mayHelp });
  return instance;
}

/**
 * Requests sources over HTTP, within limits of time and size. It retries where a retry may help, and never follows a
 * redirect to another host or protocol.
 */
export function createDownload(options: FetchOptions = usualFetch): Download {
  const clients = new Map<number, AxiosInstance>();
  return async (url, { accept, largest, validators = {}, timeLimit = options.timeLimit }) => {
    const { host, protocol } = new URL(url);
    const limits = { ...options, timeLimit };
    const http = clients.get(timeLimit) ?? client(limits);
    clients.set(timeLimit, http);
    try {
      const { status, data, headers } = await http.get<Uint8Array>(url, {
        maxContentLength: largest,
        headers: {
          accept,
          ...(validators.etag === undefined ? {} : { 'if-none-match': validators.etag }),
          ...(validators.lastModified === undefined ? {} : { 'if-modified-since': validators.lastModified }),
        },
        beforeRedirect: (to) => {
          if (to['host'] !== host || to['protocol'] !== protocol) throw new Elsewhere('elsewhere');
        },
      });
      if (status === 304) return { kind: 'unchanged' };
      if (status !== 200) return { kind: 'nothing' };
      const [etag, lastModified] = [headers['etag'], headers['last-modified']].map((value) =>
        typeof value === 'string' ? value : undefined,
      );
      return {
        kind: 'answer',
        bytes: data,
        validators: {
          ...(etag === undefined ? {} : { etag }),
          ...(lastModified === undefined ? {} : { lastModified }),
        },
      };
    } catch (problem) {
      throw problemOf(problem, limits, largest);
    }
  };
}

/** Requests to sources that answer with text. */
export function createFetch(options: FetchOptions = usualFetch): Fetch {
  const download = createDownload(options);
  return async (url, wanted) => {
    const got = await download(url, wanted);
    if (got.kind !== 'answer') return got;
    const { bytes, ...about } = got;
    return { ...about, text: new TextDecoder().decode(bytes) };
  };
}
