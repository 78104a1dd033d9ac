import { pauseBefore } from '../../../src/client/transport/pause';
import { type NothingReceived, receive, receiveBytes, type Received } from '../../../src/client/transport/receive';
import { repeat } from '../../../src/client/transport/repeat';
import { type Endpoint, requestOf, type Sendable } from '../../../src/client/transport/request';
import { bodyOf } from './answer';
import { checkConnection } from './connection';
import { FinanceError } from './error';
import { fileOf, type ReceivedFile } from './file';
import { settings } from './generated/settings';
import type { CallOptions, ClientOptions, Language } from './options';

const nothingReceived = (why: NothingReceived, timeout: number, cause: unknown): FinanceError =>
  new FinanceError(
    why === 'timeout'
      ? `The finance service did not answer within ${timeout} seconds.`
      : 'The finance service cannot be reached. Check the address and the connection.',
    { code: why, cause },
  );

/** A request whose answer is in a language. The address says it, wherever the input is. */
function spoken(lang: Language | undefined, request: Sendable): Sendable {
  if (lang === undefined) return request;
  const url = new URL(request.url);
  url.searchParams.set('lang', lang);
  return { ...request, url: url.href };
}

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
   * Calls an operation that answers with a file.
   *
   * @throws FinanceError as `call`
   */
  protected file(endpoint: Endpoint, input: object, options: CallOptions = {}): Promise<ReceivedFile> {
    return this.#asked(endpoint, input, options, fileOf, receiveBytes);
  }

  /**
   * Sends a request and reads its answer.
   *
   * @throws FinanceError as `call`
   */
  protected read<Answer>(
    endpoint: Endpoint,
    input: object,
    options: CallOptions,
    read: (received: Received) => Answer,
  ): Promise<Answer> {
    return this.#asked(endpoint, input, options, read, receive);
  }

  async #asked<Whole, Answer>(
    endpoint: Endpoint,
    input: object,
    { signal, timeout = this.#options.timeout, lang = this.#options.lang }: CallOptions,
    read: (received: Whole) => Answer,
    arrive: (...asked: Parameters<typeof receive>) => Promise<Whole>,
  ): Promise<Answer> {
    const { baseUrl, apiKey, retries, longestWait, onRetry, fetch } = this.#options;
    const request = spoken(lang, requestOf(endpoint, input, baseUrl, { 'x-api-key': apiKey }));
    const attempt = async (): Promise<Answer> =>
      read(await arrive(request, { timeout, signal, fetch }, (why, cause) => nothingReceived(why, timeout, cause)));
    const pauseAfter = (error: unknown, attempts: number): number | undefined => {
      if (!(error instanceof FinanceError) || attempts > retries) return undefined;
      const pause = pauseBefore(attempts, error, endpoint.reads, { ...settings, longestWait }, Math.random());
      if (pause !== undefined) onRetry?.({ error, attempt: attempts, pause });
      return pause;
    };
    return repeat(attempt, pauseAfter, signal);
  }
}
