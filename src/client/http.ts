import axios, { type AxiosAdapter, type AxiosError, isAxiosError, isCancel } from 'axios';
import axiosRetry, { exponentialDelay, retryAfter } from 'axios-retry';
import { ServiceUnreachable } from './failure';

/** How a service is reached. */
export interface HttpOptions {
  /** Address before the path of an operation, for example `https://finance.example.com`, without a slash at the end. */
  readonly baseUrl: string;
  /** Milliseconds that one attempt may take; 20 seconds when left out. */
  readonly timeout?: number;
  /** How axios sends; what suits the platform when left out. */
  readonly adapter?: AxiosAdapter;
}

interface HttpRequest {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** The body of a POST, the query of a GET. */
  readonly input?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const retries = 4;
/**
 * First pause in milliseconds; it doubles with each attempt, and up to a fifth is added at random so that clients do
 * not return together.
 */
const firstPause = 150;
/** A service that asks for a longer pause than this is not asked again by itself: whoever waits is told instead. */
const longestPause = 10_000;

const isWorthRepeating = (error: AxiosError): boolean => {
  if (isCancel(error) || retryAfter(error) > longestPause) return false;
  const status = error.response?.status;
  return status === undefined || status === 429 || status >= 500 || error.code === 'ERR_BAD_RESPONSE';
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function unreachable(error: AxiosError): ServiceUnreachable {
  const { response, code } = error;
  if (code === 'ETIMEDOUT' || code === 'ECONNABORTED')
    return new ServiceUnreachable('The finance service did not answer in time.', error);
  if (response === undefined)
    return new ServiceUnreachable('The finance service cannot be reached. Check the connection.', error);
  if (response.status >= 400)
    return new ServiceUnreachable(
      `Something between here and the finance service answered instead of it, with status ${response.status}.`,
      error,
    );
  return new ServiceUnreachable('The finance service answered with something that cannot be read.', error);
}

/**
 * Sends requests, and sends them again after a pause when the network fails, the service is overloaded (429, with its
 * Retry-After) or broken (5xx), or the
 * answer is not JSON. Every operation only reads and computes, so repeating one is safe.
 *
 * @returns a function that gives any JSON object with its status, errors included
 * @throws ServiceUnreachable where no JSON object came back; axios' `CanceledError` where the signal ended it
 */
export function createHttp({ baseUrl, timeout = 20_000, adapter }: HttpOptions) {
  const http = axios.create({
    baseURL: baseUrl,
    timeout,
    responseType: 'json',
    transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
    ...(adapter === undefined ? {} : { adapter }),
  });
  axiosRetry(http, {
    retries,
    retryCondition: isWorthRepeating,
    retryDelay: (count, error) => exponentialDelay(count, error, firstPause),
    shouldResetTimeout: true,
  });

  return async ({ method, path, input, headers, signal }: HttpRequest): Promise<HttpAnswer> => {
    try {
      const { status, data } = await http.request<unknown>({
        method,
        url: path,
        ...(headers === undefined ? {} : { headers }),
        ...(signal === undefined ? {} : { signal }),
        ...(method === 'post' ? { data: input } : { params: input }),
      });
      if (isObject(data)) return { status, body: data };
      throw new ServiceUnreachable('The finance service answered with something that cannot be read.');
    } catch (error) {
      if (isCancel(error) || !isAxiosError(error)) throw error;
      const { response } = error;
      if (response !== undefined && isObject(response.data)) return { status: response.status, body: response.data };
      throw unreachable(error);
    }
  };
}
