import type { ErrorBody } from '../contract/error';

/** No answer of the service came back, after every repetition. The message says why in a sentence for people. */
export class ServiceUnreachable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ServiceUnreachable';
  }
}

/** A call that may not be made, with the error that says why in the form of the service. */
export class Refused extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.error.message);
    this.name = 'Refused';
  }
}

/** An error that arose on this side, in the form of the service. */
export const localError = (code: string, message: string): ErrorBody => ({
  success: false,
  error: { code, message, docs: '' },
});

/** Is it the error envelope? */
export const isErrorBody = (body: unknown): body is ErrorBody => {
  const { success, error } = body as { success?: unknown; error?: { code?: unknown; message?: unknown } };
  return success === false && typeof error?.code === 'string' && typeof error.message === 'string';
};
