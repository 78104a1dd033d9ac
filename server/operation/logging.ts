import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Config } from '../config';

/** A URL as it may be logged: without the key that some callers put into it. */
export const withoutKey = (url: string): string => url.replace(/([?&]api_key=)[^&]*/gi, '$1[hidden]');

/** Makes request ids: unlike those of any other process, and cheap to count up. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}

/** Answers slower than this are logged as slow, in milliseconds. */
const slow = 1_000;

/** JSON logs with request ids; a key is in none of them. */
export const loggerOptions = ({ logLevel }: Config): FastifyServerOptions['logger'] => ({
  level: logLevel,
  serializers: { req: (request: FastifyRequest) => ({ method: request.method, url: withoutKey(request.url) }) },
});

/**
 * A warning for each slow request and, with `each`, a line for every one at level debug.
 */
export function logRequests(app: FastifyInstance, each: boolean): void {
  app.addHook('onResponse', (request, reply, done) => {
    const took = reply.elapsedTime;
    if (took > slow) request.log.warn({ req: request, status: reply.statusCode, milliseconds: Math.round(took) }, 'slow answer');
    else if (each) request.log.debug({ req: request, status: reply.statusCode, milliseconds: Math.round(took) }, 'answered');
    done();
  });
}
