import { objectIn } from '../../../src/client/transport/json-object';
import type { Received } from '../../../src/client/transport/receive';
import { retryAfterOf } from '../../../src/client/transport/retry-after';
import { FinanceError } from './error';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOrNothing = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const limitOf = (status: number, header: string | null): number | undefined =>
  status === 429 && header !== null ? Number(header) : undefined;

/**
 * The body of an answer.
 *
 * @throws FinanceError if it is an error, or not from the service
 */
export function bodyOf({ status, headers, text }: Received): unknown {
  const body = objectIn(text);
  const about = {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter: retryAfterOf(headers.get('retry-after'), Date.now()),
    limit: limitOf(status, headers.get('ratelimit-limit')),
  };
  const fields = body ?? {};
  if (status < 300 && ('data' in fields || 'result' in fields)) return body;
  const error = isObject(fields['error']) ? fields['error'] : {};
  if (fields['success'] === false && typeof error['code'] === 'string')
    throw new FinanceError(String(error['message']), {
      ...about,
      code: error['code'].toLowerCase(),
      field: textOrNothing(error['field']),
      docs: textOrNothing(error['docs']),
    });
  throw new FinanceError(`What answered is not the finance service (status ${status}). Check the address.`, {
    ...about,
    code: 'unexpected_answer',
  });
}
