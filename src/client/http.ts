import axios, { type AxiosAdapter, type AxiosError, isAxiosError, isCancel } from 'axios';
import { defined } from '../defined';
import { ServiceUnreachable } from './failure';
import { retrying, type Retries } from './retries';

/** How to reach a service. */
export interface HttpOptions {
  /** Address before the path of an operation, for example `https://finance.example.com`, without a slash at the end. */
  readonly baseUrl: string;
  /** Timeout of one attempt in milliseconds; 20 seconds if left out. */
  readonly timeout?: number;
  /** Axios adapter; the platform default if left out. */
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

/** Operations only read and compute, so all may be sent again. */
const retries: Retries = {
  retries: 4,
  firstPause: 300,
  longestPause: 10_000,
  mayHelp: (error) => !isCancel(error),
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function unreachable(error: AxiosError): ServiceUnreachable {
  const { response, code } = error;
  if (code === 'ETIMEDOUT' || code === 'ECONNABORTED')
    return new ServiceUnreachable('The finance service did not answer in time.', error);
  if (response === undefined)
    return new ServiceUnreachable('The finance service cannot be reached. Check your connection.', error);
  if (response.status >= 400)
    return new ServiceUnreachable(
      `A proxy answered with status ${response.status} in place of the finance service.`,
      error,
    );
  return new ServiceUnreachable('The answer of the finance service cannot be read.', error);
}

/**
 * Sends requests. Retries after a pause if the network fails, the service is overloaded (429, with its Retry-After) or
 * broken (5xx), or the answer is not JSON.
 *
 * @returns a function that returns any JSON object with its status, errors included
 * @throws ServiceUnreachable if no JSON object came back; axios' `CanceledError` if the signal aborted the request
 */
export function createHttp({ baseUrl, timeout = 20_000, adapter }: HttpOptions) {
  const http = axios.create({
    baseURL: baseUrl,
    timeout,
    responseType: 'json',
    // The service sets no cookies, and in a frame without storage axios would throw when it looks for one.
    xsrfCookieName: '',
    transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
    ...defined({ adapter }),
  });
  retrying(http, retries);

  return async ({ method, path, input, headers, signal }: HttpRequest): Promise<HttpAnswer> => {
    try {
      const { status, data } = await http.request<unknown>({
        method,
        url: path,
        ...defined({ headers, signal }),
        ...(method === 'post' ? { data: input } : { params: input }),
      });
      if (isObject(data)) return { status, body: data };
      throw new ServiceUnreachable('The answer of the finance service cannot be read.');
    } catch (error) {
      if (isCancel(error) || !isAxiosError(error)) throw error;
      const { response } = error;
      if (response !== undefined && isObject(response.data)) return { status: response.status, body: response.data };
      throw unreachable(error);
    }
  };
}
