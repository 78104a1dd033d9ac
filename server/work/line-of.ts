import type { FastifyRequest } from 'fastify';

/**
 * In whose line a request waits for its turn: that of its caller, or of the account that it manages. Whoever else sends
 * it, the address that it comes from.
 */
export const lineOf = ({ caller, actor, ip }: FastifyRequest): string =>
  (caller as { readonly line: string } | null)?.line ?? (actor as { readonly account: string } | null)?.account ?? ip;
