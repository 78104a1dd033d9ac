/** Where an operation is, and how it is asked. */
export interface Endpoint {
  readonly verb: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Parameters in braces: `/api/v1/keys/{id}`. */
  readonly path: string;
  /** True if the input is the body, false if it is the query. */
  readonly sendsBody: boolean;
  /** True if nothing changes, so that it may be sent again whatever happened. */
  readonly reads: boolean;
}

/** A request that can be sent. */
export interface Sendable {
  readonly url: string;
  readonly init: RequestInit;
}

/** Puts an input into path, query and body. Fields that are undefined or null are left out of the query. */
export function requestOf(
  { verb, path, sendsBody }: Pick<Endpoint, 'verb' | 'path' | 'sendsBody'>,
  input: object,
  baseUrl: string,
  sent: Readonly<Record<string, string>>,
): Sendable {
  const rest = new Map<string, unknown>(Object.entries(input));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const url = new URL(`${baseUrl.replace(/(?<!\/)\/+$/, '')}${filled}`);
  const headers: Record<string, string> = { accept: 'application/json', ...sent };
  if (sendsBody) {
    headers['content-type'] = 'application/json';
    return { url: url.href, init: { method: verb, headers, body: JSON.stringify(Object.fromEntries(rest)) } };
  }
  for (const [name, value] of rest) if (value != null) url.searchParams.set(name, String(value));
  return { url: url.href, init: { method: verb, headers } };
}
