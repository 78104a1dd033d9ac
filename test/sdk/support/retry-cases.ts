/** Failures of a first attempt: what, code, status, whether it was a question, and whether it is sent again. */
export const retryCases: readonly (readonly [string, string, number | undefined, boolean, boolean])[] = [
  ['a limit', 'rate_limit_exceeded', 429, false, true],
  ['an overload', 'service_unavailable', 503, false, true],
  ['an incomplete request', 'request_timeout', 408, false, true],
  ['an overload of a proxy, for a question', 'unexpected_answer', 503, true, true],
  ['an overload of a proxy, for a change', 'unexpected_answer', 503, false, false],
  ['a lost connection, for a question', 'unreachable', undefined, true, true],
  ['a lost connection, for a change', 'unreachable', undefined, false, false],
  ['a failure, for a change', 'internal_error', 500, false, false],
  ['a wrong value', 'invalid_country', 400, true, false],
  ['a missing plan', 'plan_required', 403, true, false],
];
