import type { Sendable } from './request';

interface Arrived {
  readonly status: number;
  readonly headers: Headers;
}

/** An answer that has arrived whole, as text. */
export interface Received extends Arrived {
  readonly text: string;
}

/** An answer that has arrived whole, as bytes. */
export interface ReceivedBytes extends Arrived {
  readonly bytes: ArrayBuffer;
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

type Failed = (why: NothingReceived, cause: unknown) => Error;

/**
 * Sends a request once and waits for the whole answer, whatever its status.
 *
 * @param failed makes the error to throw where nothing arrived
 * @param whole waits for the last byte
 * @throws the reason of the signal if it aborted the request
 */
async function receiveWhole<Whole>(
  { url, init }: Sendable,
  { timeout, signal, fetch: send = fetch }: AttemptLimits,
  failed: Failed,
  whole: (response: Response) => Promise<Whole>,
): Promise<Whole> {
  signal?.throwIfAborted();
  const limit = limitedBy(timeout, signal);
  try {
    return await whole(await send(url, { ...init, signal: limit.signal }));
  } catch (cause) {
    signal?.throwIfAborted();
    throw failed(limit.isLate() ? 'timeout' : 'unreachable', cause);
  } finally {
    limit.end();
  }
}

/** A request and its answer as text, as {@link receiveWhole} has them. */
export const receive = (request: Sendable, limits: AttemptLimits, failed: Failed): Promise<Received> =>
  receiveWhole(request, limits, failed, async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }));

/** A request and its answer as bytes, as {@link receiveWhole} has them. */
export const receiveBytes = (request: Sendable, limits: AttemptLimits, failed: Failed): Promise<ReceivedBytes> =>
  receiveWhole(request, limits, failed, async (response) => ({
    status: response.status,
    headers: response.headers,
    bytes: await response.arrayBuffer(),
  }));
