import type { TaxLaw } from '../../src/contract/law';
import type { FilledReturn } from '../../src/contract/returns';
import type { Question, Reply } from '../batch/question';
import { failureOf } from './failure';

/** A request to an operation that is no item of a batch. */
export type DirectRequest =
  | { readonly direct: 'getTaxLaw'; readonly input: { readonly country: string } }
  | {
      readonly direct: 'fillPayrollReturn';
      readonly input: { readonly id: string } & Readonly<Record<string, unknown>>;
    };

export type Request = Question | DirectRequest;

export const isDirect = (request: Request): request is DirectRequest => 'direct' in request;

/**
 * What a formula asks, and how it reads the replies. It yields requests, is resumed with their replies in the same
 * order, and may yield again. In the end it returns what its cells show, or throws a `CellError`. It does not know how
 * requests are sent: Excel waits for replies, and Google Sheets blocks until they are there.
 */
export type CellProgram<Result> = Generator<readonly Request[], Result, readonly Reply[]>;

type Success = Extract<Reply, { readonly success: true }>;

function* replyTo(request: Request): CellProgram<Success> {
  const [reply] = yield [request];
  if (!reply!.success) throw failureOf(reply!);
  return reply!;
}

/**
 * The answer to one question, for functions that return a table or a text.
 *
 * @throws CellError with the reason if there is no answer
 */
export const ask = (question: Question): CellProgram<Success> => replyTo(question);

/**
 * The law of a country today.
 *
 * @throws CellError with the reason if there is no answer
 */
export function* askLaw(country: string): CellProgram<TaxLaw> {
  const { data } = yield* replyTo({ direct: 'getTaxLaw', input: { country } });
  return data as TaxLaw;
}

/**
 * The return that rows fill.
 *
 * @throws CellError with the reason if there is no answer
 */
export function* askReturn(
  input: Extract<DirectRequest, { readonly direct: 'fillPayrollReturn' }>['input'],
): CellProgram<FilledReturn> {
  const { data } = yield* replyTo({ direct: 'fillPayrollReturn', input });
  return data as unknown as FilledReturn;
}
