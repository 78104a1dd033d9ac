import type { preHandlerHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { sendTogether } from './send-together';
import { lineOf } from './line-of';
import { createWork, type Work } from './work';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where long work waits for its turn. */
    work: Work;
  }
  interface FastifyContextConfig {
    /** May the body be so large that reading it needs one of the limited seats? */
    takesSeat?: boolean;
    /** Does the answer take so much work that such requests must take turns? */
    takesTurns?: boolean | ((request: FastifyRequest) => boolean);
  }
}

/**
 * Long work in turns, so that it does not hold up other requests: requests of routes with `takesTurns` wait for their
 * turn before they are answered, and answers that are ready go out before the next slice.
 */
export const working = fp(
  async (app) => {
    const work = createWork(sendTogether(app));
    app.decorate('work', work);
    app.addHook('onRoute', (route) => {
      const takes = route.config?.takesTurns;
      if (takes === undefined || takes === false) return;
      const hook: preHandlerHookHandler = (request, _reply, done) => {
        if (takes === true || takes(request)) void work.turn(lineOf(request)).then(() => done());
        else done();
      };
      route.preHandler = [route.preHandler ?? [], hook].flat();
    });
  },
  { name: 'working' },
);
