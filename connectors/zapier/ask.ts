import type { Bundle, ZObject } from 'zapier-platform-core';
import type { OperationForm } from '../../src/contract/form/operations';
import { inputOf } from '../sent';
import { grouped } from './fields';

/** An answer of the service. */
export interface Envelope {
  readonly data?: Readonly<Record<string, unknown>>;
}

/** The address of an operation on the server of a connection. */
export const addressOf = (authData: Bundle['authData'], path: string): string =>
  `${String(authData['baseUrl']).replace(/\/$/, '')}${path}`;

/**
 * Asks the service. Errors become Zapier's own with the sentence of the service: see `refused`.
 *
 * @param filled what the form holds; none for a list
 */
export async function ask(
  z: ZObject,
  { authData }: Bundle,
  { method, path, fields }: OperationForm,
  filled: Readonly<Record<string, unknown>> = {},
): Promise<Envelope> {
  const input = inputOf(fields, grouped(fields, filled));
  const response = await z.request<Envelope>({
    url: addressOf(authData, path),
    ...(method === 'post' ? { method: 'POST' as const, body: input } : { params: input }),
  });
  return response.data;
}
