import { type Documented, documentedBy, type OpenApiDocument } from './documented';

let served: Promise<OpenApiDocument> | undefined;
let documented: Promise<Documented> | undefined;

/**
 * Reads the OpenAPI document of the service under test. If something else comes, it says what, and asks again: twice a
 * run failed because of a single such answer, whose cause was not found.
 *
 * @throws Error with the other content received
 */
async function readDocument(attempts = 3): Promise<OpenApiDocument> {
  const response = await fetch(new URL('/openapi.json', process.env['SERVICE_URL']));
  const text = await response.text();
  if (response.ok && text.includes('"openapi"')) return JSON.parse(text) as OpenApiDocument;
  const problem = `/openapi.json was answered with ${response.status}: ${text.slice(0, 200)}`;
  if (attempts === 1) throw new Error(problem);
  console.warn(problem);
  return readDocument(attempts - 1);
}

/** The OpenAPI document of the service under test, read once for each test file. */
export const openApiDocument = (): Promise<OpenApiDocument> => (served ??= readDocument());

/** Checks answers against the document of the service under test. Prepared once for each test file. */
export const servedDocument = (): Promise<Documented> => (documented ??= openApiDocument().then(documentedBy));

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
