import type { FastifyRequest } from 'fastify';

/** The start of the names of all cookies. */
export const cookiePrefix = 'svc';

/** The value of a cookie in a request; undefined where there is none. */
export function cookieIn({ headers }: FastifyRequest, name: string): string | undefined {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}
