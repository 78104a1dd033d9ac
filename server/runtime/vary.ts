import type { FastifyReply } from 'fastify';

/** Tells caches that the answer depends on a header of the request, beside what it depends on already. */
export function varyBy(reply: FastifyReply, header: 'accept' | 'accept-encoding'): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? header : `${String(vary)}, ${header}`);
}
