/** Why an attempt got no answer that can be used. */
export interface Failure {
  /** A code of the service in lower case, or one of this client. */
  readonly code: string;
  /** HTTP status; undefined where nothing answered. */
  readonly status?: number | undefined;
  /** When the service takes the request again, in seconds; undefined where it does not say. */
  readonly retryAfter?: number | undefined;
}

/** How patiently requests are sent again. Times are in seconds. */
export interface Patience {
  /** The pause before the first retry. It doubles each time, up to `longestPause`. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** The longest `Retry-After` that is waited for. */
  readonly longestWait: number;
}

/** Codes with which the service says that it did not carry out a request. */
const notCarriedOut: readonly string[] = ['rate_limit_exceeded', 'service_unavailable', 'request_timeout'];

/**
 * The pause before a request is sent again, in seconds; undefined if that would not help.
 *
 * @param attempt 1 before the first retry
 * @param reads whether the request changes nothing
 * @param chance from 0 to 1: adds up to a fifth, so that clients do not return together
 */
export function pauseBefore(
  attempt: number,
  { code, status, retryAfter }: Failure,
  reads: boolean,
  { firstPause, longestPause, longestWait }: Patience,
  chance: number,
): number | undefined {
  const mayHelp = notCarriedOut.includes(code) || (reads && (status === undefined || status >= 500 || status === 429));
  // The service names no time where the plan never takes as many calls at once.
  const neverHelps = code === 'rate_limit_exceeded' && retryAfter === undefined;
  if (!mayHelp || neverHelps || (retryAfter ?? 0) > longestWait) return undefined;
  const backOff = Math.min(firstPause * 2 ** (attempt - 1), longestPause);
  return Math.max(retryAfter ?? 0, backOff * (1 + chance / 5));
}
