import { QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Problem, problemOf } from './ask';
import { people } from './people';

/** The questions that are asked on the page. What another person may change is asked again when a view opens. */
export const questions = new QueryClient({
  // The client itself retries failed calls.
  defaultOptions: { queries: { retry: false, gcTime: 0, refetchOnWindowFocus: false, networkMode: 'always' } },
});

/** An answer of the service, or why there is none. Both are undefined while it is awaited. */
export interface Answer<Data> {
  readonly data: Data | undefined;
  readonly problem: Problem | undefined;
  /** Asks again; what was answered before stays until then. */
  readonly again: () => void;
}

/**
 * Asks once for each question, and again on demand. A late answer to an earlier question is dropped.
 *
 * @param name of what is asked
 * @param input with which it is asked
 * @param load asks the service
 */
export function useLoaded<Data>(name: readonly string[], input: unknown, load: () => Promise<Data>): Answer<Data> {
  const { data, error, refetch } = useQuery({ queryKey: [...name, input], queryFn: load });
  const again = useCallback(() => void refetch(), [refetch]);
  return error === null ? { data, problem: undefined, again } : { data: undefined, problem: problemOf(error), again };
}

/** Asks a route for people. */
export const useAnswer = <Data>(path: string): Answer<Data> =>
  useLoaded(['people', path], undefined, () => people.get<Data>(path));
