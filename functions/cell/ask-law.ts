import type { CountryCode } from '../../src/contract/country-code';
import type { TaxLaw } from '../../src/contract/law';
import { client } from '../service';
import { cancellationOf, type Invocation, isPreview } from './asking';
import { absent, failureOf } from './failure';

/** Milliseconds after which the law is given up. */
const ceiling = 30_000;

/**
 * The law of a country today.
 *
 * @throws CustomFunctions.Error with the reason if there is no answer
 */
export async function askLaw(country: string, invocation: Invocation | undefined): Promise<TaxLaw> {
  if (isPreview(invocation)) throw absent('Enter the formula to calculate it.');
  const controller = new AbortController();
  cancellationOf(invocation).waiting.add(() => controller.abort());
  const overdue = setTimeout(() => controller.abort(), ceiling);
  const unreachable = (error: unknown): never => {
    const reason = controller.signal.aborted || !(error instanceof Error) ? 'No answer came in time.' : error.message;
    throw absent(`${reason} Recalculate to try again.`);
  };
  const answer = await client
    .call('getTaxLaw', { country: country as CountryCode }, { signal: controller.signal })
    .catch(unreachable)
    .finally(() => clearTimeout(overdue));
  if (!answer.success) throw failureOf(answer);
  return answer.data;
}
