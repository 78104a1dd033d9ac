import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { addinPath } from '../../src/contract';
import type { Address } from './addresses';
import type { ErrorCode, Failure } from '../../src/contract/error';
import { refuse, Refused } from '../errors/refused';
import { varyBy } from '../runtime/vary';
import { aboutRequest } from '../runtime/logging';
import { shownAddress } from '../keys/hide-keys';
import type { Refusals } from '../runtime/refusals';
import { notFoundPage } from '../pages/not-found-page';
import { pageLanguage } from '../pages/language';
import { type Frames, pageHeaders } from '../pages/page';
import { StoreUnavailable } from '../store/store';
import { errorAnswer } from '../errors/error-body';
import { usualErrorStyle } from '../../src/contract/error-style';
import { spokenTo } from './spoken-to';
import { inputFailure, InvalidInput } from '../errors/invalid-input';
import { message } from '../../src/language/message';

/** The failures for what the framework refuses before a route sees it, by the framework's code. */
const frameworkFailures: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    message: message('body_not_as_json'),
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: 'payload_too_large',
    message: message('body_too_large'),
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    code: 'invalid_json',
    message: message('body_empty'),
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    code: 'invalid_json',
    message: message('body_not_json'),
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'invalid_json',
    message: message('body_length_wrong'),
  },
};

/** The encoding that the headers name for a body that could not be read; undefined if there is none. */
const encodingOf = ({ headers }: FastifyRequest): string | undefined => {
  const encoding = headers['content-encoding'];
  return encoding === undefined || encoding === 'identity' ? undefined : encoding;
};

interface FrameworkError {
  readonly code?: string;
  readonly statusCode?: number;
}

function failureOf(error: unknown, request: FastifyRequest, log: Logger): Failure {
  const style = request.routeOptions.config.errors ?? usualErrorStyle;
  if (error instanceof InvalidInput) return inputFailure(error, style);
  const { code, statusCode } = error as FrameworkError;
  const known = code === undefined ? undefined : frameworkFailures[code];
  const encoding = encodingOf(request);
  if (known?.code === 'invalid_json' && encoding !== undefined)
    return {
      code: 'unsupported_media_type',
      message: message('body_compressed', { encoding: encoding.slice(0, 40) }),
    };
  if (known !== undefined) return known;
  if (statusCode === 400) return { code: 'invalid_json', message: message('request_unreadable') };
  if (statusCode === 413) return frameworkFailures['FST_ERR_CTP_BODY_TOO_LARGE']!;
  if (statusCode === 415) return frameworkFailures['FST_ERR_CTP_INVALID_MEDIA_TYPE']!;
  log.error({ ...aboutRequest(request), err: error }, 'a route failed');
  return {
    code: 'internal_error',
    message: message('service_broken', { id: request.id }),
  };
}

/**
 * Is a person in a browser looking for a page? Programs get the envelope. Some of them accept text/html as well, so the
 * API's own addresses never answer with a page.
 */
const seeksPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  !url.startsWith(`${addinPath}/api/`) &&
  headers.accept?.includes('text/html') === true;

/** When a call that needs the store may be tried again, in seconds. */
const storeAgain = 5;

/**
 * The answer when the store cannot be read or written. The reason goes to the log, because a caller cannot act on it.
 */
const storeFailure: Failure = {
  code: 'service_unavailable',
  message: message('store_unavailable', { seconds: storeAgain }),
};

/**
 * The time between two log lines about the store, in milliseconds. One line for each call could fill a disk that is
 * almost full.
 */
const logInterval = 10_000;

const allowedAt = ({ methods }: Address): string => [...methods].sort().join(', ');

/** How refused requests are counted and limited. */
interface Strangers {
  readonly refusals: Refusals;
  /** The refusal that replaces another if too many came from one address. */
  readonly limit: (request: FastifyRequest, code: ErrorCode) => Promise<Refused | undefined>;
}

/**
 * Turns every failure into the error envelope. A browser that does not find a page gets a page that says so. Existing
 * addresses answer OPTIONS with the methods that they accept, and every other method with 405.
 *
 * @param frames of the page that says so
 * @param addressAt finds an address, whatever the method
 */
export function handleErrors(
  app: FastifyInstance,
  docs: () => string,
  frames: Frames,
  log: Logger,
  { refusals, limit }: Strangers,
  addressAt: (path: string) => Address | undefined,
): void {
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    failure: Failure,
    style = request.routeOptions.config?.errors,
  ) => {
    request.failure = failure;
    refusals.count(failure.code);
    const reader = spokenTo(request, reply);
    const { status, body } = errorAnswer(failure, docs(), style, reader);
    // Caching headers were meant for a success.
    reply.header('cache-control', 'no-store');
    if (failure.code === 'not_found') {
      varyBy(reply, 'accept');
      if (seeksPage(request))
        return reply
          .code(status)
          .headers(pageHeaders)
          .header('content-type', 'text/html; charset=utf-8')
          .send(notFoundPage(frames, pageLanguage(request, reply), failure.message));
    }
    return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body);
  };
  let storeLoggedAt = -Infinity;
  const turnAway = async (request: FastifyRequest, reply: FastifyReply, refused: Refused): Promise<FastifyReply> => {
    const { failure, headers, style } = (await limit(request, refused.failure.code)) ?? refused;
    refusals.watch(request, failure.code);
    return send(request, reply.headers(headers), failure, style);
  };
  app.setErrorHandler((error, request, reply) => {
    // The framework would close the connection on a body that it rejects. A caller who is still sending would see a
    // broken connection and no answer. Left open, the rest of the body is read and dropped, within the time for
    // requests.
    reply.removeHeader('connection');
    if (error instanceof Refused) return turnAway(request, reply, error);
    if (error instanceof StoreUnavailable) {
      const now = performance.now();
      if (now - storeLoggedAt >= logInterval) {
        storeLoggedAt = now;
        log.error({ ...aboutRequest(request), err: error }, 'a call was not made, because the store cannot be used');
      }
      return send(request, reply.header('retry-after', storeAgain), storeFailure);
    }
    return send(request, reply, failureOf(error, request, log));
  });
  const nothingAt = (path: string): Refused =>
    refuse('not_found', message('nothing_at_address', { address: shownAddress(path).slice(0, 100) }));
  const wrongMethod = (method: string, address: Address): Refused => {
    const allowed = allowedAt(address);
    const why = message('method_wrong', { address: address.url, allowed, method });
    return new Refused({ code: 'method_not_allowed', message: why }, { allow: allowed }, address.errors);
  };
  const nothing = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { method } = request;
    const path = request.url.split('?')[0]!;
    const address = addressAt(path);
    // A route that takes the method may have found nothing by itself.
    if (address === undefined || address.methods.has(method)) return turnAway(request, reply, nothingAt(path));
    request.address = address.url;
    if (method !== 'OPTIONS') return turnAway(request, reply, wrongMethod(method, address));
    const tooMany = await limit(request, 'method_not_allowed');
    if (tooMany !== undefined) return turnAway(request, reply, tooMany);
    return reply.code(204).header('allow', allowedAt(address)).send();
  };
  app.setNotFoundHandler(nothing);
  // Before the body is read, because its content does not matter.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) void nothing(request, reply);
    else done();
  });
}
