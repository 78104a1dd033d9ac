import { type Documented, documentedBy, type OpenApiDocument } from './documented';

let documented: Promise<Documented> | undefined;

/**
 * The OpenAPI document of the service under test. It is requested again if something else comes, because a connection
 * that another test file left behind may still hold an earlier answer.
 *
 * @throws Error with the other content received
 */
async function fetchDocument(attempts = 3): Promise<Documented> {
  const response = await fetch(new URL('/openapi.json', process.env['SERVICE_URL']));
  const text = await response.text();
  if (response.ok) return documentedBy(JSON.parse(text) as OpenApiDocument);
  if (attempts > 1) return fetchDocument(attempts - 1);
  throw new Error(`/openapi.json was answered with ${response.status}: ${text.slice(0, 200)}`);
}

/** The document of the service under test, read and prepared once for each test file. */
export const servedDocument = (): Promise<Documented> => (documented ??= fetchDocument());

/**
 * Sends a request over HTTP and checks the answer against the served OpenAPI document.
 *
 * @throws Error if status, type, headers or body are not as documented
 */
export async function ask(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const address = new URL(url);
  const response = await fetch(address, init);
  if (!address.pathname.startsWith('/api/')) return response;
  const { differences } = await servedDocument();
  const text = await response.clone().text();
  const found = differences((init.method ?? 'GET').toUpperCase(), address.pathname, {
    status: response.status,
    header: (name) => response.headers.get(name),
    text,
  });
  if (found.length > 0) throw new Error(`The answer is not as documented:\n${found.slice(0, 10).join('\n')}`);
  return response;
}
