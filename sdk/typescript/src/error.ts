import type { ServiceErrorCode } from './generated/models';

/**
 * Why there is no answer: a code of the service in lower case, or one of this package.
 *
 * `unreachable`: no connection. `timeout`: no answer in time. `unexpected_answer`: something other than the service
 * answered, such as a proxy. `invalid_option`: the address or the key of the client cannot be right. `invalid_signature`: a
 * webhook is not from the service. A later server may know more codes.
 */
export type ErrorCode =
  | ServiceErrorCode
  | 'unreachable'
  | 'timeout'
  | 'unexpected_answer'
  | 'invalid_option'
  | 'invalid_signature'
  | (string & {});

interface ErrorDetails {
  readonly code: ErrorCode;
  readonly field?: string | undefined;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly limit?: number | undefined;
  readonly docs?: string | undefined;
  readonly cause?: unknown;
}

/** A call without an answer. `message` is a sentence that says what to change. */
export class FinanceError extends Error {
  /** Decide by this. */
  readonly code: ErrorCode;
  /** The field of a form that is wrong, where the service names it. */
  readonly field: string | undefined;
  /** HTTP status; undefined where nothing answered. */
  readonly status: number | undefined;
  /** Id of the request in the log of the server; undefined where nothing answered. */
  readonly requestId: string | undefined;
  /** When the service takes the request again, in seconds; undefined where it does not say. */
  readonly retryAfter: number | undefined;
  /** The calls that the plan allows a minute or a month, where the service refused for that; undefined otherwise. */
  readonly limit: number | undefined;
  /** The page that explains the code. */
  readonly docs: string | undefined;

  constructor(message: string, { code, field, status, requestId, retryAfter, limit, docs, cause }: ErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'FinanceError';
    this.code = code;
    this.field = field;
    this.status = status;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.limit = limit;
    this.docs = docs;
  }
}
