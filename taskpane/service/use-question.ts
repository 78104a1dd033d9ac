import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InputOf, OperationId, SuccessOf } from '../../src/client';
import { asProblem, type Problem, problemOf } from './problem';
import { client } from './service';

/** A question to the service and how far its answer is. */
export interface Question<Answer, Input = unknown> {
  readonly answer: Answer | undefined;
  /** What the answer answers, which is another input than the latest where the answer is outdated. */
  readonly answered: Input | undefined;
  readonly problem: Problem | undefined;
  /** Is the answer that of an earlier question, while this one is under way? */
  readonly outdated: boolean;
  readonly waiting: boolean;
  readonly again: () => void;
}

/**
 * Asks an operation of the service, and again whenever its input changes; a question that nobody waits for any more is
 * cancelled.
 *
 * @param input undefined: there is nothing to ask yet
 * @param keep shows the answer of the question before until the new one is there
 */
export function useQuestion<Id extends OperationId>(
  id: Id,
  input: InputOf<Id> | undefined,
  { keep = false }: { readonly keep?: boolean } = {},
): Question<SuccessOf<Id>, InputOf<Id>> {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery<
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
    waiting: asked && isFetching,
    again: () => void refetch(),
  };
}
