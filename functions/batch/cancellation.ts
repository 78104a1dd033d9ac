/**
 * Tells everyone who waits for one call that it was cancelled. A range can have very many of them, for which an
 * AbortSignal is slow.
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
