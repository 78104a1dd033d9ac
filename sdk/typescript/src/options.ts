import type { FinanceError } from './error';
import type { BatchRequest } from './generated/models';

/** A language of refusals, notices and explanations. */
export type Language = NonNullable<BatchRequest['lang']>;

/** How a client reaches the service. */
export interface ClientOptions {
  /** Address of the server, for example `https://finance.example.com`. */
  readonly baseUrl: string;
  /** An API key, or an account token for an {@link AccountClient}. */
  readonly apiKey: string;
  /** The language of refusals, notices and explanations. Codes and fields are the same in each. Default: `en`. */
  readonly lang?: Language | undefined;
  /** Time limit of one attempt in seconds. Default: 30. */
  readonly timeout?: number | undefined;
  /** How often a request is sent again at most. Default: 4. */
  readonly retries?: number | undefined;
  /** The longest `Retry-After` that is waited for, in seconds. After a longer one the error is thrown. Default: 60. */
  readonly longestWait?: number | undefined;
  /** Called before each pause, for a log. */
  readonly onRetry?: ((retry: Retry) => void) | undefined;
  /** What sends requests, for proxies and traces. Default: the `fetch` of the platform. */
  readonly fetch?: typeof fetch | undefined;
}

/** A request that will be sent again. */
export interface Retry {
  /** Why. */
  readonly error: FinanceError;
  /** 1 for the first retry. */
  readonly attempt: number;
  /** The pause before it in seconds. */
  readonly pause: number;
}

/** Options of one call. */
export interface CallOptions {
  /** The language of the answer, instead of that of the client. */
  readonly lang?: Language | undefined;
  /** Ends the call, also during a pause. The promise is then rejected with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Time limit of one attempt in seconds, instead of that of the client. */
  readonly timeout?: number | undefined;
}
