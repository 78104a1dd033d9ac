import type { FastifyContextConfig, onSendHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import type { Materials } from '../materials';
import { logAnswers } from './logging';
import { type CountAnswer, metricsRoute } from './metrics';
import { stateMetrics } from './state-metrics';

/**
 * Counts and logs every answer in one hook, also for the account of its key, as it is handed to the connection. Waiting
 * until the last byte has gone would cost as much as checking and computing the answer. `/metrics` shows the counts.
 */
export const observation = fp<
  Pick<Materials, 'clock' | 'config' | 'laws' | 'log' | 'markets' | 'refusals' | 'status' | 'store' | 'storeReady'>
>(
  async (app, { clock, config, laws, log, markets, refusals, status, store, storeReady }) => {
    const { leaseMetrics, usage } = app;
    const counterOf = metricsRoute(app, config, refusals, [
      ...leaseMetrics,
      ...stateMetrics({
        storeReady,
        status,
        laws,
        now: clock.now,
        inMemory: markets.inMemory,
        queue: store.queueState,
      }),
    ]);
    const logged = logAnswers(log);
    const observing =
      (count: CountAnswer, { operation, countsItself = false }: FastifyContextConfig): onSendHookHandler =>
      (request, { statusCode }, payload, done) => {
        const { usedKey, failure, begunAt } = request;
        const took = performance.now() - begunAt;
        count(statusCode, took);
        if (usedKey !== null) {
          const usedFor = operation ?? request.usedFor ?? 'other';
          if (failure !== null) usage.refused(usedKey, usedFor, failure);
          else if (!countsItself) usage.answered(usedKey, usedFor);
        }
        logged(request, statusCode, took);
        done(null, payload);
      };
    const unknown = observing(counterOf('none'), {});
    /** For requests whose method no route of their address takes. */
    const unroutable = new Map<string | null, onSendHookHandler>();
    app.addHook('onRoute', (route) => {
      const count = counterOf(route.url);
      unroutable.set(route.url, observing(count, {}));
      route.onSend = [route.onSend ?? [], observing(count, route.config ?? {})].flat();
    });
    app.addHook('onSend', (request, reply, payload, done) =>
      request.is404
        ? (unroutable.get(request.address) ?? unknown).call(app, request, reply, payload, done)
        : done(null, payload),
    );
  },
  { name: 'observation', dependencies: ['requests', 'metering', 'errors'] },
);
