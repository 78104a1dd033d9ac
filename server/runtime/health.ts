import type { FastifyContextConfig } from 'fastify';
import fp from 'fastify-plugin';
import type { Logger } from 'pino';
import type { Store } from '../store/store';

/**
 * How long the result of a store check is reused, in milliseconds, so frequent callers do not cause frequent writes.
 */
const looksApart = 1_000;

/** Can the store be read and written? Callers within a second of a check share its result. A change is logged. */
export function watchStore(store: Store, log: Logger): () => Promise<boolean> {
  let look: { readonly at: number; readonly ready: Promise<boolean> } | undefined;
  let wasReady = true;
  const check = (): Promise<boolean> =>
    store.check().then(
      () => {
        if (!wasReady) log.info('the store can be used again');
        return (wasReady = true);
      },
      (err: unknown) => {
        if (wasReady) log.error({ err }, 'the store cannot be used');
        return (wasReady = false);
      },
    );
  return () => {
    const now = performance.now();
    if (look === undefined || now - look.at >= looksApart) look = { at: now, ready: check() };
    return look.ready;
  };
}

/** Monitors may ask as often as they like, because it costs next to nothing. */
const config: FastifyContextConfig = { open: true, unlimited: true };

/**
 * `/healthz`: the process runs. `/readyz`: it can answer, its store can be written, and it is not shutting down. Both
 * are open.
 */
export const health = fp<{ readonly storeReady: () => Promise<boolean> }>(
  async (app, { storeReady }) => {
    app.get('/healthz', { config }, () => ({ status: 'ok' }));
    app.get('/readyz', { config }, async (_request, reply) => {
      if (app.drain.begun()) return reply.code(503).send({ status: 'stopping' });
      return (await storeReady()) ? { status: 'ready' } : reply.code(503).send({ status: 'the store cannot be used' });
    });
  },
  { name: 'health', dependencies: ['guards', 'observation'] },
);
