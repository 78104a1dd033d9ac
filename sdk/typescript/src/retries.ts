import type { FinanceError } from './error';
import { settings } from './generated/settings';

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
  { code, status, retryAfter }: FinanceError,
  reads: boolean,
  longestWait: number,
  chance: number,
): number | undefined {
  const mayHelp = notCarriedOut.includes(code) || (reads && (status === undefined || status >= 500 || status === 429));
  // The service names no time where the plan never takes as many calls at once.
  const neverHelps = code === 'rate_limit_exceeded' && retryAfter === undefined;
  if (!mayHelp || neverHelps || (retryAfter ?? 0) > longestWait) return undefined;
  const backOff = Math.min(settings.firstPause * 2 ** (attempt - 1), settings.longestPause);
  return Math.max(retryAfter ?? 0, backOff * (1 + chance / 5));
}
