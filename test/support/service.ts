import type { Meta, TaxResult, VatResult } from '../../src/contract';
import { ask } from './http';

/** An answer of the service: the success envelope or the error envelope. */
export interface ServiceBody {
  readonly success: boolean;
  readonly data: Partial<Omit<TaxResult, keyof VatResult>> &
    Partial<Omit<VatResult, 'mode'>> & { readonly mode?: string };
  readonly meta: Meta;
  readonly error: { readonly code: string; readonly message: string; readonly docs: string };
}

export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ServiceBody;
}

type Fields = Readonly<Record<string, string>>;

async function answerOf(path: string, init: RequestInit & { readonly headers: Fields }): Promise<ServiceAnswer> {
  const response = await ask(new URL(path, process.env['SERVICE_URL']), init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson && text !== '' ? JSON.parse(text) : text) as ServiceBody,
  };
}

const key = (): Fields => ({ 'x-api-key': process.env['SERVICE_KEY'] ?? '' });

/**
 * The service under test, over HTTP with a live key. Every answer is checked against the OpenAPI document. A given
 * header replaces the default one; an empty `x-api-key` sends no key.
 */
export const service = {
  get: (path: string, headers: Fields = {}): Promise<ServiceAnswer> =>
    answerOf(path, { headers: { ...key(), ...headers } }),
  post: (path: string, body: unknown, headers: Fields = {}): Promise<ServiceAnswer> =>
    answerOf(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...key(), ...headers },
    }),
};
