import { useCallback, useEffect, useRef, useState } from 'react';
import { type Problem, problemOf } from './ask';
import { people } from './people';

/** An answer of the service, or why there is none. Both are undefined while it is awaited. */
export interface Answer<Data> {
  readonly data?: Data;
  readonly problem?: Problem;
  /** Asks again; what was answered before stays until then. */
  readonly again: () => void;
}

/**
 * Asks once for each question, and again on demand. A late answer to an earlier question is dropped.
 *
 * @param load asks the service; a new function is a new question
 */
export function useLoaded<Data>(load: () => Promise<Data>): Answer<Data> {
  const [answer, setAnswer] = useState<{ readonly data?: Data; readonly problem?: Problem }>({});
  const latest = useRef<object>(undefined);
  const again = useCallback(() => {
    const mark = {};
    latest.current = mark;
    const show = (next: typeof answer): void => {
      if (latest.current === mark) setAnswer(next);
    };
    load().then(
      (data) => show({ data }),
      (thrown: unknown) => show({ problem: problemOf(thrown) }),
    );
  }, [load]);
  useEffect(() => {
    setAnswer({});
    again();
    return () => {
      latest.current = undefined;
    };
  }, [again]);
  return { ...answer, again };
}

/** Asks a route for people. */
export const useAnswer = <Data>(path: string): Answer<Data> =>
  useLoaded(useCallback(() => people.get<Data>(path), [path]));
