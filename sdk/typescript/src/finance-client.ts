import type { Parcelled } from '../../../src/client/transport/columns';
import {
  aboutQuestions,
  type BatchAnswer,
  type BatchAnswers,
  type BatchQuestion,
  answersTo,
  batchesOf,
  isBeyondBudget,
  itemsOf,
  metaOf,
  mostTogether,
} from './batch';
import type { Answer, BatchItem, BatchResult, Meta } from './generated/models';
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
    const answers: BatchAnswer[] = [];
    const metas: Meta[] = [];
    let most = Infinity;
    const ask = async (parcel: Parcelled): Promise<Answer<BatchResult> | undefined> => {
      try {
        return await this.batch({ items: parcel.items as readonly BatchItem[] }, options);
      } catch (error) {
        const fewer = mostTogether(error, parcel.places.length);
        if (fewer === undefined) throw error;
        most = fewer;
        return undefined;
      }
    };
    for (const batch of batchesOf(questions)) {
      const first = answers.length;
      let left = batch.map((_, at) => at);
      while (left.length > 0) {
        const asked = left.slice(0, most);
        const parcel = itemsOf(asked.map((at) => batch[at]!));
        const answer = await ask(parcel);
        if (answer === undefined) continue;
        const found = answersTo(parcel, answer.data);
        // A question that is too large on its own would be refused again.
        const mayHelp = !found.every(isBeyondBudget);
        const again = asked.filter((_, place) => mayHelp && isBeyondBudget(found[place]!));
        asked.forEach((at, place) => (answers[first + at] = found[place] as BatchAnswer));
        left = [...again, ...left.slice(asked.length)];
        const notices = answer.meta.notices.map((notice) =>
          aboutQuestions(notice, parcel, (place) => first + asked[place]!),
        );
        metas.push({ ...answer.meta, notices });
      }
    }
    return Object.assign(answers, { meta: metaOf(metas) }) as unknown as BatchAnswers<Questions>;
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
