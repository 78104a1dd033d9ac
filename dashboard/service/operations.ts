import type { HttpRequest } from '../../src/client/http';
import { receive } from '../../src/client/transport/receive';
import { requestOf } from '../../src/client/transport/request';
import { ask, inReaderLanguage, notReached, Refusal, server } from './ask';
import { say } from '../../ui/language/say';

/** Where an operation is. Parameters in braces. */
type Place = Pick<HttpRequest, 'method' | 'path'>;

type Headers = Readonly<Record<string, string>>;

/**
 * Asks an operation as the person who is logged in.
 *
 * @throws Refusal where the service refuses, or cannot be reached
 */
export const askOperation = <Data>({ method, path }: Place, input: unknown, headers: Headers = {}): Promise<Data> =>
  ask({ method, path, input, headers });

/**
 * The answer of an operation as a CSV file.
 *
 * @throws Refusal where the service refuses, or cannot be reached
 */
export async function csvOfOperation({ method, path }: Place, input: unknown, headers: Headers = {}): Promise<string> {
  const wanted = requestOf(
    { verb: 'GET', path, sendsBody: false },
    { ...(input as object), format: 'csv' },
    server.baseUrl,
    {
      ...inReaderLanguage(),
      ...headers,
      accept: 'text/csv',
    },
  );
  const { headers: sent, text } = await receive(wanted, server, notReached);
  if (sent.get('content-type')?.startsWith('text/csv') === true) return text;
  // The same question as JSON says what is wrong.
  await ask({ method, path, input, headers });
  throw new Refusal({ code: 'no_rows', message: say('nothing_to_export') });
}
