import type { TaxLaw } from '../../src/contract/law';
import type { Question, Reply } from '../batch/question';
import { failureOf } from './failure';

/** Asks for the law of a country today, which is no item of a batch. */
export interface LawRequest {
  readonly lawOf: string;
}

export type Request = Question | LawRequest;

export const isLawRequest = (request: Request): request is LawRequest => 'lawOf' in request;

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
  const { data } = yield* replyTo({ lawOf: country });
  return data as TaxLaw;
}
