/**
 * Tells those who wait on behalf of one call that the call is over. A range can have very many waiting at once, which
 * an AbortSignal serves slowly.
 */
export interface Cancellation {
  readonly cancelled: boolean;
  /** What is called when it is cancelled. */
  readonly waiting: Set<() => void>;
}

export function createCancellation(): Cancellation & { cancel(): void } {
  const waiting = new Set<() => void>();
  const state = {
    cancelled: false,
    waiting,
    cancel(): void {
      state.cancelled = true;
      for (const tell of [...waiting]) tell();
      waiting.clear();
    },
  };
  return state;
}
