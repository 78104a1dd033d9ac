import { type OperationContract, operations } from '../../src/contract';

/** A request that an operation answers with 200. */
export interface GoodRequest {
  readonly operation: OperationContract;
  readonly address: string;
  readonly body: unknown;
}

const exampleOf = (schema: OperationContract['body']): object | undefined =>
  (schema?.meta() as { example?: object } | undefined)?.example;

/** The query string: empty unless a parameter is required. */
function queryOf({ query }: OperationContract): string {
  if (query === undefined || query.safeParse({}).success) return '';
  return `?${new URLSearchParams(Object.entries(exampleOf(query) ?? {}).map(([name, value]) => [name, String(value)] as [string, string]))}`;
}

/** The path with the examples of its parameters. */
const pathOf = ({ path, params }: OperationContract): string =>
  Object.entries(exampleOf(params) ?? {}).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );

/** One good request for each operation of the contract: the examples of its reference. */
export const goodRequests: readonly GoodRequest[] = operations.map((operation) => ({
  operation,
  address: pathOf(operation) + queryOf(operation),
  body: exampleOf(operation.body),
}));

/** The address with one more parameter. */
export const withParameter = (address: string, name: string, value: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

/** The options of `fetch` that send it, with additional headers. */
export const sending = (
  { operation, body }: GoodRequest,
  headers: Readonly<Record<string, string>> = {},
): RequestInit =>
  operation.method === 'get'
    ? { headers }
    : { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
