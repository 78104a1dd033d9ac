import type { ErrorBody } from '../contract/error';

/** The service gave no answer, whatever was retried. The message says why in a sentence for people. */
export class ServiceUnreachable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ServiceUnreachable';
  }
}

/** A call that was not allowed. The body says why, in the service's error envelope. */
export class RequestRefused extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.error.message);
    this.name = 'RequestRefused';
  }
}

/** An error that arose on this side, in the service's error envelope. */
export const localError = (code: string, message: string): ErrorBody => ({
  success: false,
  error: { code, message, docs: '' },
});

/** Is it the error envelope? */
export const isErrorBody = (body: unknown): body is ErrorBody => {
  const { success, error } = body as { success?: unknown; error?: { code?: unknown; message?: unknown } };
  return success === false && typeof error?.code === 'string' && typeof error.message === 'string';
};
