import type { ErrorCode } from './error';

/**
 * Errors of a connection: a request that is incomplete or cannot be read, headers that are too large, or a server that
 * accepts no more. They are sent before the route is known.
 */
export const connectionErrors: readonly ErrorCode[] = [
  'bad_request',
  'request_timeout',
  'headers_too_large',
  'service_unavailable',
];

/** Errors of any operation, for any caller. */
const serviceErrors: readonly ErrorCode[] = ['bad_request', 'service_unavailable', 'internal_error'];

/** Errors of any operation that needs a key. They are decided before the operation runs. */
export const doorErrors: readonly ErrorCode[] = [
  'missing_api_key',
  'invalid_api_key',
  'key_disabled',
  'network_not_allowed',
  'operation_not_allowed',
  'rate_limit_exceeded',
  ...serviceErrors,
];

/** Errors of any operation on an account. */
export const accountErrors: readonly ErrorCode[] = [
  'missing_api_key',
  'invalid_api_key',
  'account_token_required',
  'account_disabled',
  'permission_denied',
  'rate_limit_exceeded',
  ...serviceErrors,
];

/** Errors of operations that need no key. */
export const openErrors: readonly ErrorCode[] = ['rate_limit_exceeded', ...serviceErrors];
