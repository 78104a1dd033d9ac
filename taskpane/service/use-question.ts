import { keepPreviousData, queryOptions, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { InputOf, OperationId, SuccessOf } from '../../src/client';
import { asProblem, type Problem, problemOf } from './problem';
import { readerLanguage } from '../../ui/language/reader';
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

interface Found<Id extends OperationId> {
  readonly answer: SuccessOf<Id>;
  readonly answered: InputOf<Id>;
}

interface Asking {
  /** Is the previous answer shown until the new one arrives? */
  readonly keep?: boolean;
}

const queryOf = <Id extends OperationId>(id: Id, input: InputOf<Id> | undefined, { keep = false }: Asking) =>
  queryOptions<Found<Id>, Problem>({
    queryKey: [readerLanguage(), id, input],
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

function questionOf<Id extends OperationId>(
  input: InputOf<Id> | undefined,
  { data, error, isPlaceholderData, refetch }: UseQueryResult<Found<Id>, Problem>,
): Question<SuccessOf<Id>, InputOf<Id>> {
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

/**
 * Asks an operation of the service, and asks again whenever its input changes. A question that nobody waits for any
 * more is cancelled.
 *
 * @param input undefined: there is nothing to ask yet
 */
export const useQuestion = <Id extends OperationId>(
  id: Id,
  input: InputOf<Id> | undefined,
  asking: Asking = {},
): Question<SuccessOf<Id>, InputOf<Id>> => questionOf(input, useQuery(queryOf(id, input, asking)));

/** Asks an operation about several inputs; the answers are in their order. */
export function useQuestions<Id extends OperationId>(
  id: Id,
  inputs: readonly (InputOf<Id> | undefined)[],
  asking: Asking = {},
): readonly Question<SuccessOf<Id>, InputOf<Id>>[] {
  const results = useQueries({ queries: inputs.map((input) => queryOf(id, input, asking)) });
  return results.map((result, at) => questionOf(inputs[at], result));
}

/** The first problem of several questions, and a way to ask all of them again. */
export const problemAmong = (
  ...questions: readonly (Question<unknown> | undefined)[]
): Pick<Question<unknown>, 'problem' | 'again'> => ({
  problem: questions.find((question) => question?.problem !== undefined)?.problem,
  again: () => questions.forEach((question) => question?.again()),
});
