/**
 * Failures of a first attempt: what, code, status, `Retry-After`, whether it was a question, and whether it is sent
 * again.
 */
export const retryCases: readonly (readonly [
  string,
  string,
  number | undefined,
  number | undefined,
  boolean,
  boolean,
])[] = [
  ['a limit', 'rate_limit_exceeded', 429, 7, false, true],
  ['more calls at once than the plan ever allows', 'rate_limit_exceeded', 429, undefined, true, false],
  ['an overload', 'service_unavailable', 503, undefined, false, true],
  ['an incomplete request', 'request_timeout', 408, undefined, false, true],
  ['an overload of a proxy, for a question', 'unexpected_answer', 503, undefined, true, true],
  ['an overload of a proxy, for a change', 'unexpected_answer', 503, undefined, false, false],
  ['a lost connection, for a question', 'unreachable', undefined, undefined, true, true],
  ['a lost connection, for a change', 'unreachable', undefined, undefined, false, false],
  ['a failure, for a change', 'internal_error', 500, undefined, false, false],
  ['a wrong value', 'invalid_country', 400, undefined, true, false],
  ['a missing plan', 'plan_required', 403, undefined, true, false],
];
