import { type Cancellation, createCancellation } from '../batch/cancellation';
import type { Question, Reply } from '../batch/question';
import { batcher } from '../service';

/** Excel's information about a call. Older runtimes have neither previews nor cancellation. */
export type Invocation = Pick<CustomFunctions.CancelableInvocation, 'onCanceled'> & {
  readonly isInValuePreview?: unknown;
};

const notAsked: Reply = {
  success: false,
  error: { code: 'not_asked', message: 'Enter the formula to calculate it.', docs: '' },
};

/** Is a formula only previewed while it is typed? Then nothing is asked. */
export const isPreview = (invocation: Invocation | undefined): boolean => invocation?.isInValuePreview === true;

/** A cancellation that Excel triggers when it cancels the call. */
export function cancellationOf(invocation: Invocation | undefined): Cancellation {
  const cancellation = createCancellation();
  if (invocation !== undefined) invocation.onCanceled = cancellation.cancel;
  return cancellation;
}

/**
 * Asks the service on behalf of one call, until Excel cancels it. The preview of a formula only shows cached answers.
 */
export function asker(invocation: Invocation | undefined): (question: Question) => Promise<Reply> {
  const cancellation = cancellationOf(invocation);
  return (question) =>
    isPreview(invocation) ? Promise.resolve(batcher.cached(question) ?? notAsked) : batcher.ask(question, cancellation);
}
