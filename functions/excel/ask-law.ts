import { localError } from '../../src/client/failure';
import type { CountryCode } from '../../src/contract/country-code';
import type { Cancellation } from '../batch/cancellation';
import type { Reply } from '../batch/question';
import { client } from './service';

/** Milliseconds after which the law is given up. */
const ceiling = 30_000;

/** The law of a country today. Errors are replies too. */
export async function askLaw(country: string, cancellation: Cancellation): Promise<Reply> {
  const controller = new AbortController();
  cancellation.waiting.add(() => controller.abort());
  const overdue = setTimeout(() => controller.abort(), ceiling);
  const unreachable = (error: unknown): Reply => {
    const reason = controller.signal.aborted || !(error instanceof Error) ? 'No answer came in time.' : error.message;
    return localError('service_unreachable', `${reason} Recalculate to try again.`);
  };
  return client
    .call('getTaxLaw', { country: country as CountryCode }, { signal: controller.signal })
    .catch(unreachable)
    .finally(() => clearTimeout(overdue));
}
