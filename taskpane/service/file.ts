import { isErrorBody } from '../../src/client';
import { sheetReader } from '../../src/contract/sheet-reader';
import { readerLanguage } from '../../ui/language/reader';
import { say } from '../../ui/language/say';
import { asProblem, Problem, problemOf } from './problem';
import { session } from './service';

/** A file that the service made. */
export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly content: ArrayBuffer;
}

/** A file that the service is asked to make. */
interface FileAsked {
  /** The path at the service, with its query. */
  readonly path: string;
  readonly body: object;
  readonly signal: AbortSignal;
  /** Told how many bytes have arrived. */
  readonly onReceived?: (bytes: number) => void;
}

const nameIn = (disposition: string | null): string => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? '';

async function contentOf(response: Response, onReceived: (bytes: number) => void): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (const reader = response.body!.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    parts.push(value as Uint8Array<ArrayBuffer>);
    onReceived((received += value.length));
  }
}

async function sent({ path, body, signal }: FileAsked, headers: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(new URL(`.${path}`, window.location.href), {
    method: 'POST',
    headers: {
      ...headers,
      ...sheetReader,
      'accept-language': readerLanguage(),
      'content-type': 'application/json',
      accept: '*/*',
    },
    body: JSON.stringify(body),
    signal,
  });
}

/**
 * Asks the service for a file.
 *
 * @throws Problem if there is none; the reason of the signal if it aborted the request
 */
export async function fileFrom(asked: FileAsked): Promise<MadeFile> {
  try {
    const headers = await session.headers();
    let response = await sent(asked, headers);
    if (response.status === 401) response = await sent(asked, await session.headers(headers));
    if (!response.ok) {
      const refused: unknown = await response.json().catch(() => undefined);
      if (isErrorBody(refused)) throw problemOf(refused.error);
      throw new Problem('broken', say('the_service_could_not_answer'));
    }
    return {
      name: nameIn(response.headers.get('content-disposition')),
      type: response.headers.get('content-type') ?? '',
      content: await contentOf(response, asked.onReceived ?? (() => undefined)),
    };
  } catch (thrown) {
    asked.signal.throwIfAborted();
    if (thrown instanceof TypeError) throw new Problem('offline', say('the_service_cannot_be_reached_try'));
    throw asProblem(thrown);
  }
}
