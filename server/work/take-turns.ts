import type { FastifyInstance, preHandlerHookHandler } from 'fastify';
import { lineOf } from './line-of';
import type { Work } from './work';

/**
 * Makes requests of routes with `takesTurns` wait for their turn before they are answered. Call it before routes are
 * added.
 */
export function takeTurns(app: FastifyInstance, { turn }: Work): void {
  app.addHook('onRoute', (route) => {
    const takes = route.config?.takesTurns;
    if (takes === undefined || takes === false) return;
    const hook: preHandlerHookHandler = (request, _reply, done) => {
      if (takes === true || takes(request)) void turn(lineOf(request)).then(() => done());
      else done();
    };
    route.preHandler = [route.preHandler ?? [], hook].flat();
  });
}
