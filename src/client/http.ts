import { isErrorBody, ServiceUnreachable, type WhyUnreachable } from './failure';
import { objectIn } from './transport/json-object';
import { type Failure, type Patience, pauseBefore } from './transport/pause';
import { type NothingReceived, receive, type Received } from './transport/receive';
import { repeat } from './transport/repeat';
import { requestOf } from './transport/request';
import { retryAfterOf } from './transport/retry-after';

/** How to reach a service. */
export interface HttpOptions {
  /** Address before the path of an operation, for example `https://finance.example.com`, without a slash at the end. */
  readonly baseUrl: string;
  /** Time limit of one attempt in seconds; 20 if left out. */
  readonly timeout?: number;
}

export interface HttpRequest {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** Parameters in braces, which the input fills. */
  readonly path: string;
  /** The body of a POST and a PATCH, the query of a GET and a DELETE. */
  readonly input?: unknown;
  /** True if the request changes something: it is sent again only where the service says that it did not carry it out. */
  readonly changes?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A reader waits for a cell or a page, so pauses are short. */
const patience: Patience = { firstPause: 0.3, longestPause: 8, longestWait: 10 };
const mostRetries = 4;

/** An attempt after which another may help. */
class AttemptFailed extends Error {
  constructor(
    message: string,
    readonly failure: Failure,
    /** What the service said, or why it said nothing. */
    readonly outcome: HttpAnswer | WhyUnreachable,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

const nothingReceived: Readonly<Record<NothingReceived, readonly [string, WhyUnreachable]>> = {
  timeout: ['The finance service did not answer in time.', { why: 'late' }],
  unreachable: ['The finance service cannot be reached. Check your connection.', { why: 'unreachable_check' }],
};

function answerOf({ status, headers, text }: Received): HttpAnswer {
  const body = objectIn(text);
  const retryAfter = retryAfterOf(headers.get('retry-after'), Date.now());
  if (body !== undefined) {
    const answer = { status, body };
    if (status < 400) return answer;
    const code = isErrorBody(body) ? body.error.code.toLowerCase() : 'unexpected_answer';
    throw new AttemptFailed('', { code, status, retryAfter }, answer);
  }
  // A page that asks to sign in to a network has status 200.
  throw status < 400
    ? new AttemptFailed(
        'The answer of the finance service cannot be read.',
        { code: 'unexpected_answer' },
        { why: 'unreadable' },
      )
    : new AttemptFailed(
        `A proxy answered with status ${status} in place of the finance service.`,
        { code: 'unexpected_answer', status, retryAfter },
        { why: 'behind_proxy', status },
      );
}

/**
 * Sends requests. Retries after a pause if the network fails, the service is overloaded (429, with its Retry-After) or
 * broken (5xx), or the answer is not JSON, which is safe for requests that only read and compute.
 *
 * @returns a function that returns any JSON object with its status, errors included
 * @throws ServiceUnreachable if no JSON object came back; the reason of the signal if it aborted the request
 */
export function createHttp({ baseUrl, timeout = 20 }: HttpOptions) {
  return async ({
    method,
    path,
    input = {},
    changes = false,
    headers = {},
    signal,
  }: HttpRequest): Promise<HttpAnswer> => {
    const sendsBody = method === 'post' || method === 'patch';
    const verb = method.toUpperCase() as Uppercase<typeof method>;
    const request = requestOf({ verb, path, sendsBody }, input ?? {}, baseUrl, headers);
    const attempt = async (): Promise<HttpAnswer> =>
      answerOf(
        await receive(
          request,
          { timeout, signal },
          (why, cause) => new AttemptFailed(nothingReceived[why][0], { code: why }, nothingReceived[why][1], cause),
        ),
      );
    const pauseAfter = (error: unknown, attempts: number): number | undefined =>
      error instanceof AttemptFailed && attempts <= mostRetries
        ? pauseBefore(attempts, error.failure, !changes, patience, Math.random())
        : undefined;
    try {
      return await repeat(attempt, pauseAfter, signal);
    } catch (error) {
      if (!(error instanceof AttemptFailed)) throw error;
      if ('body' in error.outcome) return error.outcome;
      throw new ServiceUnreachable(error.message, error, error.outcome);
    }
  };
}
