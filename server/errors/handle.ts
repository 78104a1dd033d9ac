import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { addinPath } from '../../src/contract';
import { type Failure } from '../../src/contract/error';
import { Refused } from '../access/access';
import { InvalidInput } from '../door/validate';
import { varyByAccept } from '../door/vary';
import { aboutRequest } from '../operation/logging';
import { notFoundPage } from '../pages/not-found-page';
import { pageHeaders } from '../pages/page';
import { errorAnswer } from './error-body';
import { type ErrorStyle, inputFailure, usualErrors } from './error-style';

/** What the framework refuses before a route sees it, by its own code. */
const frameworkFailures: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'unsupported_media_type', message: 'Send the body as JSON, with the header `Content-Type: application/json`.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'payload_too_large', message: 'The body is larger than this route takes. Send fewer items at once.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'invalid_json', message: 'The body is empty: send a JSON object, for example {"country": "KE", "amount": 85000}.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid_json', message: 'The body is not valid JSON: check quotation marks, commas and brackets.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'invalid_json', message: 'The body is shorter or longer than its Content-Length says.' },
};

/** What a body that could not be read is said to be encoded with. */
const encodingOf = ({ headers }: FastifyRequest): string | undefined => {
  const encoding = headers['content-encoding'];
  return encoding === undefined || encoding === 'identity' ? undefined : encoding;
};

interface FrameworkError {
  readonly code?: string;
  readonly statusCode?: number;
}

function failureOf(error: unknown, request: FastifyRequest, log: Logger): Failure {
  const style = request.routeOptions.config.errors ?? usualErrors;
  if (error instanceof InvalidInput) return inputFailure(error, style);
  const { code, statusCode } = error as FrameworkError;
  const known = code === undefined ? undefined : frameworkFailures[code];
  const encoding = encodingOf(request);
  if (known?.code === 'invalid_json' && encoding !== undefined) return { code: 'unsupported_media_type', message: `The body is sent with \`Content-Encoding: ${encoding.slice(0, 40)}\`: send it as plain JSON, not compressed.` };
  if (known !== undefined) return known;
  if (statusCode === 400) return { code: 'invalid_json', message: 'The request cannot be read: check that the body is valid JSON.' };
  if (statusCode === 413) return frameworkFailures['FST_ERR_CTP_BODY_TOO_LARGE']!;
  if (statusCode === 415) return frameworkFailures['FST_ERR_CTP_INVALID_MEDIA_TYPE']!;
  log.error({ ...aboutRequest(request), err: error }, 'a route failed');
  return { code: 'internal_error', message: `Something broke on our side. If it happens again, tell us this request id: ${request.id}.` };
}

/** Does a person in a browser look for a page? Programs keep the envelope: some of them say text/html as well, so never at the API's own addresses. */
const seeksPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && !url.startsWith(`${addinPath}/api/`) && headers.accept?.includes('text/html') === true;

/** Turns everything that goes wrong into the error envelope; what a browser does not find, into a page. */
export function handleErrors(app: FastifyInstance, docs: () => string, log: Logger): void {
  const send = (request: FastifyRequest, reply: FastifyReply, failure: Failure, style = request.routeOptions.config?.errors) => {
    const { status, body } = errorAnswer(failure, docs(), style);
    if (failure.code === 'not_found') {
      varyByAccept(reply);
      if (seeksPage(request)) return reply.code(status).headers(pageHeaders).header('content-type', 'text/html; charset=utf-8').send(notFoundPage(failure.message));
    }
    return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body);
  };
  app.setErrorHandler((error, request, reply) => {
    // The framework would close the connection on a body it did not take, which a caller who is still sending sees as broken, without the answer. Left open, the rest of the body is read and dropped, within the time for requests.
    reply.removeHeader('connection');
    if (error instanceof Refused) return send(request, reply.headers(error.headers), error.failure, error.style);
    return send(request, reply, failureOf(error, request, log));
  });
  const nothing = (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply, { code: 'not_found', message: `There is nothing at ${request.url.split('?')[0]!.slice(0, 100)}. The reference at /docs/reference lists every address.` });
  app.setNotFoundHandler(nothing);
  // Before the body is read: what it holds does not matter.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) nothing(request, reply);
    else done();
  });
}

/** An address with the methods it takes and the way it writes its errors. */
interface Address {
  readonly methods: Set<string>;
  errors: ErrorStyle;
}

/**
 * Addresses that exist answer OPTIONS with the methods they take, and every other method with 405.
 *
 * @returns to be called when every route has been added
 */
export function otherMethods(app: FastifyInstance, docs: () => string): () => void {
  const addresses = new Map<string, Address>();
  app.addHook('onRoute', ({ url, method, config }) => {
    const address = addresses.get(url) ?? { methods: new Set(), errors: usualErrors };
    for (const one of [method].flat()) address.methods.add(one);
    address.errors = config?.errors ?? address.errors;
    addresses.set(url, address);
  });
  return () => {
    for (const [url, { methods, errors }] of [...addresses]) {
      const allowed = [...methods].sort().join(', ');
      const others = app.supportedMethods.filter((method) => !methods.has(method));
      if (url.includes('*') || others.length === 0) continue;
      app.route({
        method: [...others],
        url,
        config: { open: true },
        // Before the body is read: what it holds does not matter.
        onRequest: async (request, reply) => {
          if (request.method === 'OPTIONS') return reply.code(204).header('allow', allowed).send();
          const { status, body } = errorAnswer({ code: 'method_not_allowed', message: `${url} takes ${allowed}, not ${request.method}.` }, docs(), errors);
          return reply.code(status).headers({ allow: allowed, 'content-type': 'application/json; charset=utf-8' }).send(body);
        },
        handler: () => undefined,
      });
    }
  };
}
