/**
 * Reports the cancellation of a call to everyone who waits for it. A range can have very many waiters, and an
 * AbortSignal is slow for that.
 */
export interface Cancellation {
  readonly cancelled: boolean;
  /** Called on cancellation. */
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
