import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';

/**
 * The servers of an app that listens: a name such as localhost stands for several addresses, and the framework keeps
 * those after the first to itself.
 */
export function serversOf(app: FastifyInstance): readonly Server[] {
  const kept = Object.getOwnPropertySymbols(app).find(({ description }) => description === 'fastify.serverBindings');
  const others = kept === undefined ? [] : (app as unknown as Record<symbol, readonly Server[]>)[kept]!;
  return [app.server, ...others];
}
