import type { FastifyReply } from 'fastify';

/** Tells caches that the answer depends on what the caller accepts, beside what it depends on already. */
export function varyByAccept(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept' : `${String(vary)}, accept`);
}
