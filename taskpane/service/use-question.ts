import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InputOf, OperationId, SuccessOf } from '../../src/client';
import { asProblem, type Problem, problemOf } from './problem';
import { client } from './service';

/** A question to the service, and its answer once there is one. */
export interface Question<Answer, Input = unknown> {
  readonly answer: Answer | undefined;
  /** The input that the answer belongs to: an earlier one where the answer is outdated. */
  readonly answered: Input | undefined;
  readonly problem: Problem | undefined;
  /** Does the answer belong to an earlier question, while this one is under way? */
  readonly outdated: boolean;
  readonly again: () => void;
}

/**
 * Asks an operation of the service, and asks again whenever its input changes. A question that nobody waits for any
 * more is cancelled.
 *
 * @param input undefined: there is nothing to ask yet
 * @param keep shows the previous answer until the new one arrives
 */
export function useQuestion<Id extends OperationId>(
  id: Id,
  input: InputOf<Id> | undefined,
  { keep = false }: { readonly keep?: boolean } = {},
): Question<SuccessOf<Id>, InputOf<Id>> {
  const { data, error, isPlaceholderData, refetch } = useQuery<
    { readonly answer: SuccessOf<Id>; readonly answered: InputOf<Id> },
    Problem
  >({
    queryKey: [id, input],
    enabled: input !== undefined,
    queryFn: async ({ signal }) => {
      let answer;
      try {
        answer = await client.call(id, input!, { signal });
      } catch (thrown) {
        throw asProblem(thrown);
      }
      if ('success' in answer && answer.success === false) throw problemOf(answer.error);
      return { answer: answer as SuccessOf<Id>, answered: input! };
    },
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  });
  const asked = input !== undefined;
  return {
    answer: asked && error === null ? data?.answer : undefined,
    answered: data?.answered,
    problem: asked ? (error ?? undefined) : undefined,
    outdated: asked && isPlaceholderData,
    again: () => {
      if (asked) void refetch();
    },
  };
}

/** The first problem of several questions, and a way to ask all of them again. */
export const problemAmong = (
  ...questions: readonly (Question<unknown> | undefined)[]
): Pick<Question<unknown>, 'problem' | 'again'> => ({
  problem: questions.find((question) => question?.problem !== undefined)?.problem,
  again: () => questions.forEach((question) => question?.again()),
});
