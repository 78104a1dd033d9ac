import type { Subscription } from '../../src/contract';
import { ask } from './http';
import type { ServerProcess } from './server-process';

/** What the service answered. */
export interface Answered<Data> {
  readonly status: number;
  readonly location: string | null;
  readonly data: Data;
  readonly error?: { readonly code: string; readonly message: string; readonly field?: string };
}

/** A subscription as it is answered when it is made. */
export type Made = Subscription & { readonly secret: string | null };
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns a function that calls an operation on subscriptions, with a path below `/api/v1/subscriptions`.
 *
 * @param server that is called, with its own key if no other is given
 */
export const subscriptionCalls =
  (server: () => Pick<ServerProcess, 'url' | 'key'>) =>
  async <Data>(method: string, path: string, body?: Fields, key = server().key): Promise<Answered<Data>> => {
    const response = await ask(`${server().url}/api/v1/subscriptions${path}`, {
      method,
      headers: { 'x-api-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { data, error } = (await response.json()) as Pick<Answered<Data>, 'data' | 'error'>;
    return {
      status: response.status,
      location: response.headers.get('location'),
      data,
      ...(error === undefined ? {} : { error }),
    };
  };
