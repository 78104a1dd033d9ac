import type { FastifyReply } from 'fastify';

/** Tells caches that the answer also depends on this header of the request. */
export function varyBy(reply: FastifyReply, header: 'accept' | 'accept-encoding' | 'accept-language' | 'cookie'): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? header : `${String(vary)}, ${header}`);
}
