import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { Webhook } from 'standardwebhooks';
import { productVersion } from '../../src/contract';
import { type Message, message } from '../../src/language/message';
import type { ClaimedDelivery } from '../store/subscriptions';
import type { Reach } from '../network/allowed-address';
import { type Resolve, resolveWithin } from '../network/resolve';
import { isAllowedAddress } from '../network/allowed-address';
import { storedCallback } from './callback';
import { guardedLookup, InsideNetwork } from '../network/guarded-lookup';
import { createRestReader } from './rest-of-answer';

/** How long a receiver may take until its status is known, in milliseconds, and how long the look-up of its name. */
export const answerWithin = 10_000;
const lookUpWithin = answerWithin / 2;

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

const failed = (problem: Message): Answered => ({ status: null, problem, retryAfter: undefined });

/** Signs as Standard Webhooks has it: once for each secret, so that a receiver may have the one or the other. */
const signature = (secrets: readonly string[], id: string, sentAt: Date, body: string): string =>
  secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body)).join(' ');

/** Sends a delivery once. `now` is in milliseconds since 1970. */
export type Post = (
  delivery: Pick<ClaimedDelivery, 'id' | 'body' | 'secrets' | 'callbackUrl'>,
  now: number,
) => Promise<Answered>;

/**
 * Returns a function that sends a delivery once. Redirects are not followed. Each attempt makes a connection of its own,
 * whose address is checked. It is over as soon as the status is known, whatever the rest of the answer does.
 *
 * @param within milliseconds for the answer
 */
export function createPost(
  reach: Reach,
  resolve: Resolve = resolveWithin(lookUpWithin),
  within: number = answerWithin,
): Post {
  const lookup = guardedLookup(reach, resolve);
  const readRest = createRestReader();
  return ({ id, body, secrets, callbackUrl }, now) => {
    const { href, host, literal } = storedCallback(callbackUrl);
    // A connection to an IP address looks nothing up.
    if (literal && !isAllowedAddress(host, reach)) return Promise.resolve(failed(message('attempt_inside_network')));
    return new Promise((resolved) => {
      const request = (href.startsWith('http:') ? plainRequest : secureRequest)(href, {
        // Exactly what was checked.
        hostname: host,
        method: 'POST',
        agent: false,
        lookup,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': `svc-finance-africa/${productVersion}`,
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now / 1_000)),
          'webhook-signature': signature(secrets, id, new Date(now), body),
        },
      });
      const timer = setTimeout(() => {
        resolved(failed(message('attempt_slow', { seconds: within / 1_000 })));
        request.destroy();
      }, within);
      request.on('close', () => clearTimeout(timer));
      request.on('response', (response) => {
        const status = response.statusCode!;
        resolved({ status, problem: problemOf(status), retryAfter: waitIn(response.headers['retry-after'], now) });
        // A process that ends does not wait for the rest.
        timer.unref();
        response.socket.unref();
        readRest(response);
      });
      request.on('error', (problem: NodeJS.ErrnoException) =>
        resolved(
          failed(
            problem instanceof InsideNetwork
              ? message('attempt_inside_network')
              : message('attempt_unreachable', { reason: problem.code ?? 'no connection' }),
          ),
        ),
      );
      request.end(body);
    });
  };
}
