import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';

/**
 * The servers of an app that listens. A name such as localhost can mean several addresses, and the framework exposes
 * only the server of the first.
 */
export function serversOf(app: FastifyInstance): readonly Server[] {
  const kept = Object.getOwnPropertySymbols(app).find(({ description }) => description === 'fastify.serverBindings');
  const others = kept === undefined ? [] : (Reflect.get(app, kept) as readonly Server[]);
  return [app.server, ...others];
}
