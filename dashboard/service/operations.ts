import { defined } from '../../src/defined';
import { ask, Refusal, sending } from './ask';

export type Fields = Readonly<Record<string, unknown>>;

/** Where an operation is. Parameters in braces. */
interface Place {
  readonly method: string;
  readonly path: string;
}

/** The address of a question, and what of its input is not part of the path. */
function placed(path: string, input: Fields): { readonly address: string; readonly rest: Fields } {
  const named = new Set<string>();
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    named.add(name);
    return encodeURIComponent(String(input[name]));
  });
  return { address, rest: Object.fromEntries(Object.entries(input).filter(([name]) => !named.has(name))) };
}

const withQuery = (address: string, query: Fields): string => {
  const text = new URLSearchParams(defined(query) as Record<string, string>).toString();
  return text === '' ? address : `${address}?${text}`;
};

/**
 * Asks an operation as the person who is logged in.
 *
 * @throws Refusal where the service refuses, or cannot be reached
 */
export function askOperation<Data>(
  { method, path }: Place,
  input: Fields,
  headers: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const { address, rest } = placed(path, input);
  return method === 'get' || method === 'delete'
    ? ask(withQuery(address, rest), { method: method.toUpperCase(), headers })
    : ask(address, sending(method.toUpperCase(), rest, headers));
}

/**
 * The answer of an operation as a CSV file.
 *
 * @throws Refusal where the service refuses, or cannot be reached
 */
export async function csvOfOperation(
  { path }: Place,
  input: Fields,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { address, rest } = placed(path, input);
  const wanted = withQuery(address, { ...rest, format: 'csv' });
  const answer = await fetch(wanted, { headers }).catch(() => undefined);
  if (answer?.headers.get('content-type')?.startsWith('text/csv') === true) return answer.text();
  // The same question as JSON says what is wrong.
  await ask(withQuery(address, rest), { headers });
  throw new Refusal({ code: 'no_rows', message: 'There is nothing to export.' });
}
