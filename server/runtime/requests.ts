import type { FastifyRequest, preParsingHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config';
import { plainForwardedFor } from './forwarded-for';
import { requestIdHeader } from './logging';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the server began with the request, in milliseconds since the process started. */
    begunAt: number;
    /** When it began to wait for the body, on the same clock. */
    uploadFrom: number;
  }
}

/** Methods whose requests have no body. */
const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD']);

const forwardedFor = 'x-forwarded-for';

/**
 * Leaves the time in which a caller sent the body out of the time to answer: a slow caller is no slow server. Call it
 * when the body is complete.
 */
export function bodyComplete(request: FastifyRequest): void {
  request.begunAt += performance.now() - request.uploadFrom;
}

/**
 * Reads who sent a request, notes when it begins, and names its id in its answer. The framework notes the time only
 * where a hook waits until the last byte has gone.
 */
export const requests = fp<{ readonly config: Pick<Config, 'trustedProxies'> }>(
  async (app, { config }) => {
    // Some proxies add the port of the caller, which would make each connection another caller to the framework.
    if (config.trustedProxies.length > 0)
      app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
        const value = headers[forwardedFor];
        if (value !== undefined) headers[forwardedFor] = plainForwardedFor([value].flat().join());
        done();
      });
    app.decorateRequest('begunAt', 0);
    app.decorateRequest('uploadFrom', 0);
    app.addHook('onRequest', (request, reply, done) => {
      request.begunAt = performance.now();
      reply.header(requestIdHeader, request.id);
      done();
    });
    const noteUpload: preParsingHookHandler = (request, _reply, _payload, done) => {
      request.uploadFrom = performance.now();
      done();
    };
    app.addHook('onRoute', (route) => {
      if ([route.method].flat().some((method) => !bodiless.has(method)))
        route.preParsing = [route.preParsing ?? [], noteUpload].flat();
    });
  },
  { name: 'requests' },
);
