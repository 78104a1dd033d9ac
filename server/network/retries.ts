import type { AxiosError, AxiosInstance } from 'axios';
import axiosRetry, { exponentialDelay, retryAfter } from 'axios-retry';

/** When and how often a failed request is sent again. */
export interface Retries {
  readonly retries: number;
  /** The pause before the first retry, in milliseconds. It doubles each time; up to a fifth is added at random. */
  readonly firstPause: number;
  /** The longest pause that the other side may ask for, in milliseconds. After a longer one nothing is sent again. */
  readonly longestPause: number;
  /** May a retry help where no error status came back? */
  readonly mayHelp: (error: AxiosError) => boolean;
}

/** The error status of an answer; undefined where none came, or where the answer broke off. */
export const errorStatusOf = ({ response }: AxiosError): number | undefined =>
  response !== undefined && response.status >= 400 ? response.status : undefined;

/** How long the other side asks to wait, in milliseconds; 0 where it does not ask. */
export const pauseAskedBy = (error: AxiosError): number => retryAfter(error) || 0;

/**
 * Sends a request again where that may help: after an overload (429, with its `Retry-After`), after a fault of the
 * other side (5xx), and as `mayHelp` says. Each attempt has the whole time limit.
 */
export function retrying(http: AxiosInstance, { retries, firstPause, longestPause, mayHelp }: Retries): void {
  axiosRetry(http, {
    retries,
    shouldResetTimeout: true,
    retryCondition: (error) => {
      const status = errorStatusOf(error);
      if (status === undefined) return mayHelp(error);
      return (status === 429 || status >= 500) && pauseAskedBy(error) <= longestPause;
    },
    retryDelay: (count, error) => exponentialDelay(count, error, firstPause / 2),
  });
}
