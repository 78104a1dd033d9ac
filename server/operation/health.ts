import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Store } from '../store/store';
import { aboutRequest } from './logging';

/** `/healthz`: the process runs. `/readyz`: it can answer, with its store. Both are open. */
export function healthRoutes(app: FastifyInstance, store: Store, log: Logger): void {
  app.get('/healthz', { config: { open: true } }, () => ({ status: 'ok' }));
  app.get('/readyz', { config: { open: true } }, async (request, reply) => {
    try {
      await store.check();
      return { status: 'ready' };
    } catch (problem) {
      log.error({ ...aboutRequest(request), err: problem }, 'the store does not answer');
      return reply.code(503).send({ status: 'the store does not answer' });
    }
  });
}
