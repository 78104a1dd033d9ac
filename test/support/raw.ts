import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** An answer with all of its headers. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  /** The body as JSON; fails if it is not JSON. */
  readonly body: {
    readonly success: boolean;
    readonly data: Readonly<Record<string, unknown>>;
    readonly error: { readonly code: string; readonly message: string; readonly docs: string };
  };
}

/** Sends a request with exactly the given headers, including those that browsers and `fetch` normally set. */
export const raw = (
  url: string | URL,
  {
    method = 'GET',
    headers = {},
    body,
  }: { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const address = new URL(url);
    const content = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const send = address.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(
      address,
      {
        method,
        rejectUnauthorized: false,
        headers: {
          ...(content === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(parts);
          const text = bytes.toString('utf8');
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            bytes,
            text,
            get body() {
              return JSON.parse(text) as RawAnswer['body'];
            },
          });
        });
      },
    );
    request.on('error', reject);
    request.end(content);
  });

/** Opens an add-in session and returns the header that carries it. */
export async function openSession(
  url: string,
  body: unknown = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly authorization: string }> {
  const answer = await raw(`${url}/addin/session`, { method: 'POST', body, headers });
  if (answer.status !== 200) throw new Error(answer.text);
  return { authorization: `Bearer ${String(answer.body.data['token'])}` };
}
