import type { ErrorBody } from '../contract/error';

/** Why no answer came, for readers of other languages than English. */
export type WhyUnreachable =
  | { readonly why: 'unreachable_check' | 'late' | 'unreadable' | 'is_other'; readonly status?: undefined }
  | { readonly why: 'behind_proxy'; readonly status: number };

/** The service gave no answer, even after retries. The message tells the user why, in English. */
export class ServiceUnreachable extends Error {
  constructor(
    message: string,
    cause?: unknown,
    readonly why?: WhyUnreachable,
  ) {
    super(message, { cause });
    this.name = 'ServiceUnreachable';
  }
}

/** A refused call. The body says why, in the error envelope of the service. */
export class RequestRefused extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.error.message);
    this.name = 'RequestRefused';
  }
}

/** An error raised on the client, in the error envelope of the service. */
export const localError = (code: string, message: string): ErrorBody => ({
  success: false,
  error: { code, message, docs: '' },
});

/** True for the error envelope. */
export const isErrorBody = (body: unknown): body is ErrorBody => {
  const { success, error } = (body ?? {}) as { success?: unknown; error?: { code?: unknown; message?: unknown } };
  return success === false && typeof error?.code === 'string' && typeof error.message === 'string';
};
