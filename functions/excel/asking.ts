import { type Cancellation, createCancellation } from '../batch/cancellation';
import { ownRefusal, type Reply } from '../batch/question';
import { isLawRequest, type Request } from '../cell/cell-program';
import { words } from '../cell/words';
import { askLaw } from './ask-law';
import { batcher } from './service';

/** Excel's information about a call. Older runtimes have neither previews nor cancellation. */
export type Invocation = Pick<CustomFunctions.CancelableInvocation, 'onCanceled'> & {
  readonly isInValuePreview?: unknown;
};

const notAsked: Reply = ownRefusal('not_asked', words('not_asked'));

/** A cancellation that Excel triggers when it cancels the call. */
function cancellationOf(invocation: Invocation | undefined): Cancellation {
  const cancellation = createCancellation();
  if (invocation !== undefined) invocation.onCanceled = cancellation.cancel;
  return cancellation;
}

/**
 * Asks the service on behalf of one call, until Excel cancels it. While a formula is only previewed, nothing is asked:
 * its preview shows cached answers.
 */
export function asker(invocation: Invocation | undefined): (request: Request) => Promise<Reply> {
  const cancellation = cancellationOf(invocation);
  const isPreview = invocation?.isInValuePreview === true;
  return (request) => {
    if (isLawRequest(request)) return isPreview ? Promise.resolve(notAsked) : askLaw(request.lawOf, cancellation);
    return isPreview ? Promise.resolve(batcher.cached(request) ?? notAsked) : batcher.ask(request, cancellation);
  };
}
