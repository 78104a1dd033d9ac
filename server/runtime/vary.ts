import type { FastifyReply } from 'fastify';

/** Tells caches that the answer also depends on this header of the request. Saying it twice is saying it once. */
export function varyBy(reply: FastifyReply, header: 'accept' | 'accept-encoding' | 'accept-language' | 'cookie'): void {
  const vary = reply.getHeader('vary');
  if (vary === undefined) reply.header('vary', header);
  else if (!String(vary).split(', ').includes(header)) reply.header('vary', `${String(vary)}, ${header}`);
}
