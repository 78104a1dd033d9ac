import type { OperationId } from '../../src/contract/paths';
import type { Cancellation } from '../batch/cancellation';
import { ownRefusal, type Reply } from '../batch/question';
import { unanswered } from '../batch/sending';
import type { DirectRequest } from '../cell/cell-program';
import { words } from '../cell/words';
import { client } from './service';

/** Milliseconds after which a request is given up. */
const ceiling = 30_000;

/** Asks an operation that is no item of a batch. Errors are replies too. Nothing of it is cached. */
export async function askDirectly({ direct, input }: DirectRequest, cancellation: Cancellation): Promise<Reply> {
  const controller = new AbortController();
  cancellation.waiting.add(() => controller.abort());
  const overdue = setTimeout(() => controller.abort(), ceiling);
  const unreachable = (error: unknown): Reply =>
    controller.signal.aborted || !(error instanceof Error)
      ? ownRefusal('service_unreachable', words('recalculate', { reason: words('no_answer_in_time') }))
      : unanswered(error);
  return client
    .call(direct as OperationId, input as never, { signal: controller.signal })
    .then((answer) => answer as Reply, unreachable)
    .finally(() => clearTimeout(overdue));
}
