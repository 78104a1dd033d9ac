import type { Sendable } from './request';

/** An answer that has arrived whole. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What limits one attempt. */
export interface AttemptLimits {
  /** Seconds, up to the last byte. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
  /** What sends requests; the `fetch` of the platform if left out. */
  readonly fetch?: typeof fetch | undefined;
}

/** Nothing arrived, or not in time. */
export type NothingReceived = 'timeout' | 'unreachable';

/** A signal that aborts after a time, or with another one. `AbortSignal.any` is too new for some versions of Excel. */
function limitedBy(seconds: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  let isLate = false;
  const stop = (): void => controller.abort();
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, seconds * 1_000);
  outer?.addEventListener('abort', stop, { once: true });
  return {
    signal: controller.signal,
    isLate: () => isLate,
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
    },
  };
}

/**
 * Sends a request once and waits for the whole answer, whatever its status.
 *
 * @param failed makes the error to throw where nothing arrived
 * @throws the reason of the signal if it aborted the request
 */
export async function receive(
  { url, init }: Sendable,
  { timeout, signal, fetch: send = fetch }: AttemptLimits,
  failed: (why: NothingReceived, cause: unknown) => Error,
): Promise<Received> {
  signal?.throwIfAborted();
  const limit = limitedBy(timeout, signal);
  try {
    const response = await send(url, { ...init, signal: limit.signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (cause) {
    signal?.throwIfAborted();
    throw failed(limit.isLate() ? 'timeout' : 'unreachable', cause);
  } finally {
    limit.end();
  }
}
