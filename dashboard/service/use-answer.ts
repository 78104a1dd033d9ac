import { useCallback, useEffect, useState } from 'react';
import { people, type Problem, problemOf } from './people';

/** An answer of the service, or why there is none. Both are undefined while it is awaited. */
interface Answer<Data> {
  readonly data?: Data;
  readonly problem?: Problem;
  /** Asks again; what was answered before stays until then. */
  readonly again: () => void;
}

/** Asks the service once, and again on demand. */
export function useAnswer<Data>(path: string): Answer<Data> {
  const [answer, setAnswer] = useState<{ readonly data?: Data; readonly problem?: Problem }>({});
  const again = useCallback(() => {
    people.get<Data>(path).then(
      (data) => setAnswer({ data }),
      (thrown: unknown) => setAnswer({ problem: problemOf(thrown) }),
    );
  }, [path]);
  useEffect(again, [again]);
  return { ...answer, again };
}
