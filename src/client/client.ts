import type { z } from 'zod';
import type { ErrorBody } from '../contract/error';
import type { Operation } from '../contract/operations';
import { type OperationId, paths } from '../contract/paths';
import { isErrorBody, RequestRefused, ServiceUnreachable } from './failure';
import { createHttp, type HttpOptions } from './http';

type OperationOf<Id extends OperationId> = Extract<Operation, { readonly id: Id }>;

/** The parameters in the path of an operation, which its input names too. */
type PathOf<Id extends OperationId> =
  OperationOf<Id> extends { readonly params: infer Params extends z.ZodType } ? z.input<Params> : unknown;

/** Input of an operation: its body or its query, with the parameters in its path. */
export type InputOf<Id extends OperationId> = PathOf<Id> &
  (OperationOf<Id> extends { readonly body: infer Body extends z.ZodType }
    ? z.input<Body>
    : OperationOf<Id> extends { readonly query: infer Query extends z.ZodType }
      ? z.input<Query>
      : Readonly<Record<string, never>>);
/** Answer of an operation that succeeded. */
export type SuccessOf<Id extends OperationId> = z.output<OperationOf<Id>['response']>;
export type AnswerOf<Id extends OperationId> = SuccessOf<Id> | ErrorBody;

type Headers = Readonly<Record<string, string>>;

export interface ClientOptions extends HttpOptions {
  /**
   * Headers of each call: `{ 'x-api-key': … }` in a script, those of the session in the add-in.
   *
   * @param refused headers the service just refused with `session_required`; return new ones
   */
  readonly headers?: (refused?: Headers) => Promise<Headers>;
  /** Headers of each call that never change, or what knows them once the page is ready. */
  readonly fixedHeaders?: Headers | (() => Promise<Headers>);
}

/**
 * The typed client of the service, for the browser and for Node.
 *
 * @example
 * const client = createClient({ baseUrl: 'http://127.0.0.1:3000', headers: async () => ({ 'x-api-key': key }) });
 * const answer = await client.call('calculateTax', { country: 'KE', amount: 85000, type: 'income' });
 */
export function createClient({ headers = async () => ({}), fixedHeaders = {}, ...options }: ClientOptions) {
  const send = createHttp(options);

  /**
   * Calls one operation.
   *
   * @returns the envelope of the answer; errors of the service are returned, not thrown
   * @throws ServiceUnreachable if no retry got an answer; the reason of the signal if it aborted the call
   */
  async function call<Id extends OperationId>(
    id: Id,
    input: InputOf<Id>,
    { signal }: { readonly signal?: AbortSignal } = {},
  ): Promise<AnswerOf<Id>> {
    try {
      const fixed = typeof fixedHeaders === 'function' ? await fixedHeaders() : fixedHeaders;
      const ask = async (sent: Headers) => send({ ...paths[id], input, headers: { ...fixed, ...sent }, signal });
      let sent = await headers();
      let { status, body } = await ask(sent);
      if (status === 401 && isErrorBody(body) && body.error.code === 'session_required') {
        sent = await headers(sent);
        ({ status, body } = await ask(sent));
      }
      if (isErrorBody(body)) return body;
      if (status < 400 && ('data' in body || 'result' in body)) return body as AnswerOf<Id>;
    } catch (error) {
      if (error instanceof RequestRefused) return error.body;
      throw error;
    }
    throw new ServiceUnreachable('What answered is not the finance service.', undefined, { why: 'is_other' });
  }

  return { call };
}
