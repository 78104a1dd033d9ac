import { type Cancellation, createCancellation } from '../batch/cancellation';
import { ownRefusal, type Reply } from '../batch/question';
import { isDirect, type Request } from '../cell/cell-program';
import type { CellError, CellValue } from '../cell/failure';
import { words } from '../cell/words';
import { askDirectly } from './ask-directly';
import { batcher } from './service';

/** What the pane wants to know of a call. */
interface Watch {
  /** The reply to one of its questions. Questions of a watched call are asked with all fields, ages and sources. */
  readonly heard: (reply: Reply) => void;
  /** What the call gives, before it is put into words and formats. */
  readonly gave: (given: CellValue | CellValue[][] | CellError) => void;
}

/** Excel's information about a call. Older runtimes have neither previews nor cancellation. */
export type Invocation = Pick<CustomFunctions.CancelableInvocation, 'onCanceled'> & {
  readonly isInValuePreview?: unknown;
  /** Excel gives none. */
  readonly watch?: Watch;
};

const notAsked: Reply = ownRefusal('not_asked', words('not_asked'));

/** A request for all fields of its answer, with age and sources, instead of the fields it names. */
export const inFull = (request: Request): Request =>
  isDirect(request) ? request : { operation: request.operation, input: request.input };

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
  const ask = (request: Request): Promise<Reply> => {
    if (isDirect(request)) return isPreview ? Promise.resolve(notAsked) : askDirectly(request, cancellation);
    return isPreview ? Promise.resolve(batcher.cached(request) ?? notAsked) : batcher.ask(request, cancellation);
  };
  const watch = invocation?.watch;
  if (watch === undefined) return ask;
  return async (request) => {
    const reply = await ask(inFull(request));
    watch.heard(reply);
    return reply;
  };
}
