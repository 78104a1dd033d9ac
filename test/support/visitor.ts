/** An answer of the routes for people. */
export interface PeopleAnswer<Data = Readonly<Record<string, unknown>>> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data;
  readonly error: { readonly code: string; readonly message: string; readonly field?: string };
}

/** Somebody with a browser of their own: it keeps cookies, and comes from an address of its own. */
export interface Visitor {
  /** Where the visitor is, as a trusted proxy names it; null: at this machine. */
  readonly address: string | null;
  readonly cookies: Map<string, string>;
  readonly get: <Data>(path: string) => Promise<PeopleAnswer<Data>>;
  readonly post: <Data>(
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<PeopleAnswer<Data>>;
}

let visitors = 0;

/**
 * A visitor of the routes for people.
 *
 * @param address that a trusted proxy names; null: the visitor is at this machine
 */
export function visitor(
  url: string,
  address: string | null = `10.1.${Math.floor(++visitors / 250)}.${visitors % 250}`,
): Visitor {
  const cookies = new Map<string, string>();

  async function send<Data>(path: string, init: RequestInit & { readonly headers: Readonly<Record<string, string>> }) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(`/people${path}`, url), {
      ...init,
      redirect: 'manual',
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        ...(address === null ? {} : { 'x-forwarded-for': address }),
        ...init.headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    const text = await response.text();
    const body = (text.startsWith('{') ? JSON.parse(text) : {}) as PeopleAnswer<Data>;
    return { status: response.status, headers: response.headers, data: body.data, error: body.error };
  }

  return {
    address,
    cookies,
    get: (path) => send(path, { headers: {} }),
    post: (path, body = {}, headers = {}) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
  };
}
