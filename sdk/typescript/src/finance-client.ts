import { type BatchAnswers, type BatchQuestion, batchesOf, inLowerCase, toItem } from './batch';
import type { BatchResult } from './generated/models';
import { FinanceOperations } from './generated/operations';
import type { CallOptions } from './options';

/**
 * The finance service with an API key: each operation as a function, lists of any length, and batches of any size.
 *
 * @example
 * const client = new FinanceClient({ baseUrl: 'http://localhost:3000', apiKey });
 * const { data } = await client.calculatePaye({ country: 'KE', amount: 85000 });
 */
export class FinanceClient extends FinanceOperations {
  /**
   * Asks any number of questions, in as few requests as possible. Questions for which one request had no time left are
   * sent again.
   *
   * @returns an answer or an error for each question, in their order
   * @throws FinanceError if a whole request is refused
   */
  async askAll<const Questions extends readonly BatchQuestion[]>(
    questions: Questions,
    options?: CallOptions,
  ): Promise<BatchAnswers<Questions>> {
    const answers: BatchResult['results'][number][] = [];
    for (const batch of batchesOf(questions)) {
      let left: readonly BatchQuestion[] = batch;
      while (left.length > 0) {
        const { data } = await this.batch({ items: left.map(toItem) }, options);
        const cut = data.results.findIndex((result) => !result.success && result.error.code === 'budget_exceeded');
        // A question that is too large on its own would be refused again.
        const taken = cut > 0 ? cut : data.results.length;
        answers.push(...data.results.slice(0, taken).map(inLowerCase));
        left = left.slice(taken);
      }
    }
    return answers as BatchAnswers<Questions>;
  }
}
