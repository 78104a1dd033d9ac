import { type BatchAnswers, type BatchQuestion, batchesOf, inLowerCase, metaOf, mostTogether, toItem } from './batch';
import type { Answer, BatchItem, BatchResult } from './generated/models';
import { FinanceOperations } from './generated/operations';
import type { CallOptions } from './options';
import { polledChanges, type PolledChanges, type PollInput, pollRequest } from './poll';

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
   * sent again. Where the plan takes fewer calls a minute, each request has as many as it takes, and the client waits
   * for the next minute.
   *
   * @returns an answer or an error for each question, in their order. `meta` of the list says what was ignored in the
   *   questions, such as a misspelt field, and how old the oldest answer is
   * @throws FinanceError if a whole request is refused
   */
  async askAll<const Questions extends readonly BatchQuestion[]>(
    questions: Questions,
    options?: CallOptions,
  ): Promise<BatchAnswers<Questions>> {
    const answers: BatchResult['results'][number][] = [];
    const asked: Answer<BatchResult>[] = [];
    let most = Infinity;
    const ask = async (items: BatchItem[]): Promise<BatchResult['results'] | undefined> => {
      try {
        const answer = await this.batch({ items }, options);
        asked.push(answer);
        return answer.data.results;
      } catch (error) {
        const fewer = mostTogether(error, items.length);
        if (fewer === undefined) throw error;
        most = fewer;
        return undefined;
      }
    };
    for (const batch of batchesOf(questions)) {
      let left: readonly BatchQuestion[] = batch;
      while (left.length > 0) {
        const results = await ask(left.slice(0, most).map(toItem));
        if (results === undefined) continue;
        const cut = results.findIndex((result) => !result.success && result.error.code === 'budget_exceeded');
        // A question that is too large on its own would be refused again.
        const taken = cut > 0 ? cut : results.length;
        answers.push(...results.slice(0, taken).map(inLowerCase));
        left = left.slice(taken);
      }
    }
    return Object.assign(answers, { meta: metaOf(asked) }) as unknown as BatchAnswers<Questions>;
  }

  /**
   * Asks what changed since the last question. Nothing new is an empty list.
   *
   * @param input which kinds and countries, for the first question; then the `next` of the answer before
   * @throws FinanceError if there is no answer
   */
  pollChanges(input: PollInput | string = {}, options: CallOptions = {}): Promise<PolledChanges> {
    return this.read(...pollRequest(input), options, polledChanges);
  }
}
