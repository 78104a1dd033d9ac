import { useEffect, useRef, useState } from 'react';
import type { Problem } from '../../service/problem';
import { asProblem } from '../../service/problem';

/** Something that takes a while, and that the reader may cancel. */
export interface Work<Result> {
  readonly result: Result | undefined;
  readonly problem: Problem | undefined;
  readonly isUnderWay: boolean;
  readonly start: (make: (signal: AbortSignal) => Promise<Result>) => Promise<void>;
  readonly cancel: () => void;
  /** Drops the result, because what it was made of has changed. */
  readonly forget: () => void;
}

/** One piece of work at a time. It ends with the view. */
export function useWork<Result>(): Work<Result> {
  const [state, setState] = useState<{
    readonly result?: Result;
    readonly problem?: Problem;
    readonly isUnderWay: boolean;
  }>({
    isUnderWay: false,
  });
  const controller = useRef<AbortController | undefined>(undefined);
  const cancel = (): void => controller.current?.abort();
  useEffect(() => cancel, []);

  async function start(make: (signal: AbortSignal) => Promise<Result>): Promise<void> {
    cancel();
    const own = (controller.current = new AbortController());
    setState({ isUnderWay: true });
    try {
      const result = await make(own.signal);
      if (!own.signal.aborted) setState({ result, isUnderWay: false });
    } catch (thrown) {
      if (controller.current !== own) return;
      setState({ isUnderWay: false, ...(own.signal.aborted ? {} : { problem: asProblem(thrown) }) });
    }
  }

  return {
    result: state.result,
    problem: state.problem,
    isUnderWay: state.isUnderWay,
    start,
    cancel,
    forget: () => {
      cancel();
      setState({ isUnderWay: false });
    },
  };
}
