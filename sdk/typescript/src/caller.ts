import { bodyOf } from './answer';
import { FinanceError } from './error';
import { settings } from './generated/settings';
import type { CallOptions, ClientOptions } from './options';
import { type Endpoint, requestOf, type Sendable } from './request';
import { checkConnection } from './connection';
import { pauseBefore } from './retries';
import { waitFor } from './wait';

/** Sends requests, with time limit and retries. */
export class Caller {
  readonly #options: ClientOptions & {
    readonly timeout: number;
    readonly retries: number;
    readonly longestWait: number;
  };

  /** @throws FinanceError `invalid_option` if the address or the key cannot be right */
  constructor(options: ClientOptions) {
    checkConnection(options);
    const { timeout = settings.timeout, retries = settings.retries, longestWait = settings.longestWait } = options;
    this.#options = { ...options, timeout, retries, longestWait };
  }

  /**
   * Calls an operation.
   *
   * @throws FinanceError if no attempt got an answer; the reason of the signal if it aborted the call
   */
  protected async call<Answer>(endpoint: Endpoint, input: object, options: CallOptions = {}): Promise<Answer> {
    return (await this.read(endpoint, input, options, bodyOf)) as Answer;
  }

  /**
   * Sends a request and reads its answer.
   *
   * @throws FinanceError as `call`
   */
  protected async read<Answer>(
    endpoint: Endpoint,
    input: object,
    options: CallOptions,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    const { baseUrl, apiKey, retries, longestWait, onRetry } = this.#options;
    const request = requestOf(endpoint, input, baseUrl, apiKey);
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(request, options, read);
      } catch (error) {
        if (!(error instanceof FinanceError) || attempt > retries) throw error;
        const pause = pauseBefore(attempt, error, endpoint.reads, longestWait, Math.random());
        if (pause === undefined) throw error;
        onRetry?.({ error, attempt, pause });
        await waitFor(pause, options.signal);
      }
    }
  }

  async #attempt<Answer>(
    { url, init }: Sendable,
    { signal, timeout = this.#options.timeout }: CallOptions,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    signal?.throwIfAborted();
    const limit = AbortSignal.timeout(timeout * 1_000);
    const send = this.#options.fetch ?? fetch;
    try {
      return await read(await send(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit }));
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof FinanceError) throw cause;
      if (limit.aborted)
        throw new FinanceError(`The finance service did not answer within ${timeout} seconds.`, {
          code: 'timeout',
          cause,
        });
      throw new FinanceError('The finance service cannot be reached. Check the address and the connection.', {
        code: 'unreachable',
        cause,
      });
    }
  }
}
