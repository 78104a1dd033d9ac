import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { Webhook } from 'standardwebhooks';
import { productVersion } from '../../src/contract';
import { type Message, message } from '../../src/language/message';
import type { ClaimedDelivery } from '../store/subscriptions';
import type { Reach } from '../settings/webhooks';
import { isAllowedAddress } from './allowed-address';
import { literalOf } from './callback-address';
import { guardedLookup, InsideNetwork, type Resolve, systemResolve } from './guarded-lookup';

/** How long a receiver may take for its whole answer, in milliseconds. */
export const answerWithin = 10_000;

/** The most of an answer that is read, in bytes. It is not used, but a receiver may fail if nobody reads it. */
const mostRead = 4_096;

/** What an attempt came to. */
export interface Answered {
  /** The status of the answer; null: there was none. */
  readonly status: number | null;
  /** Why it failed; undefined: the delivery was accepted. */
  readonly problem: Message | undefined;
  /** The wait that the receiver asks for, in milliseconds; undefined: none. */
  readonly retryAfter: number | undefined;
}

/** The wait in a Retry-After header: seconds, or a date. */
export function waitIn(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const wait = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(wait) && wait > 0 ? wait : undefined;
}

function problemOf(status: number): Message | undefined {
  if (status >= 200 && status < 300) return undefined;
  return status >= 300 && status < 400
    ? message('attempt_redirected', { status })
    : message('attempt_status', { status });
}

/** Reads the start of an answer, so that the receiver is not cut off while it writes a short one. */
function readStart(response: IncomingMessage, done: () => void): void {
  let read = 0;
  response.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > mostRead) response.destroy();
  });
  response.on('close', done);
  response.on('error', () => undefined);
}

/**
 * Sends a delivery once, signed as Standard Webhooks has it. Redirects are not followed. Each attempt makes a connection
 * of its own, whose address is checked.
 *
 * @param now milliseconds since 1970
 * @param within milliseconds for the whole answer
 */
export function post(
  { id, body, secret, callbackUrl }: Pick<ClaimedDelivery, 'id' | 'body' | 'secret' | 'callbackUrl'>,
  now: number,
  reach: Reach,
  resolve: Resolve = systemResolve,
  within = answerWithin,
): Promise<Answered> {
  const failed = (problem: Message): Answered => ({ status: null, problem, retryAfter: undefined });
  const url = new URL(callbackUrl);
  const literal = literalOf(url.hostname);
  // A connection to an IP address looks nothing up.
  if (literal !== undefined && !isAllowedAddress(literal, reach))
    return Promise.resolve(failed(message('attempt_inside_network')));
  const sentAt = new Date(now);
  const { protocol, hostname, port, pathname, search } = url;
  return new Promise((resolved) => {
    let answered: Answered | undefined;
    const request = (protocol === 'http:' ? plainRequest : secureRequest)({
      hostname: literal ?? hostname,
      port,
      path: pathname + search,
      method: 'POST',
      agent: false,
      lookup: guardedLookup(reach, resolve),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': `svc-finance-africa/${productVersion}`,
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now / 1_000)),
        'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
      },
    });
    const end = (answer: Answered): void => {
      clearTimeout(timer);
      request.destroy();
      resolved(answer);
    };
    const timer = setTimeout(
      () => end(answered ?? failed(message('attempt_slow', { seconds: within / 1_000 }))),
      within,
    );
    request.on('response', (response) => {
      const status = response.statusCode!;
      const found = { status, problem: problemOf(status), retryAfter: waitIn(response.headers['retry-after'], now) };
      answered = found;
      readStart(response, () => end(found));
    });
    request.on('error', (problem: NodeJS.ErrnoException) =>
      end(
        answered ??
          failed(
            problem instanceof InsideNetwork
              ? message('attempt_inside_network')
              : message('attempt_unreachable', { reason: problem.code ?? 'no connection' }),
          ),
      ),
    );
    request.end(body);
  });
}
