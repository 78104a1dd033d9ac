import type { CountryCode } from '../../src/contract/country-code';
import type { Cancellation } from '../batch/cancellation';
import { ownRefusal, type Reply } from '../batch/question';
import { unanswered } from '../batch/sending';
import { words } from '../cell/words';
import { client } from './service';

/** Milliseconds after which the law is given up. */
const ceiling = 30_000;

/** The law of a country today. Errors are replies too. */
export async function askLaw(country: string, cancellation: Cancellation): Promise<Reply> {
  const controller = new AbortController();
  cancellation.waiting.add(() => controller.abort());
  const overdue = setTimeout(() => controller.abort(), ceiling);
  const unreachable = (error: unknown): Reply =>
    controller.signal.aborted || !(error instanceof Error)
      ? ownRefusal('service_unreachable', words('recalculate', { reason: words('no_answer_in_time') }))
      : unanswered(error);
  return client
    .call('getTaxLaw', { country: country as CountryCode }, { signal: controller.signal })
    .catch(unreachable)
    .finally(() => clearTimeout(overdue));
}
