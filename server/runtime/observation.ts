import type { FastifyContextConfig, onSendHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import type { Logger } from 'pino';
import type { ServiceStatus } from '../status';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Laws } from '../laws';
import type { Markets } from '../markets';
import type { Store } from '../store/store';
import type { Refusals } from './refusals';
import { logAnswers } from './logging';
import { type CountAnswer, metricsRoute } from './metrics';
import { stateMetrics } from './state-metrics';

/** What is counted and logged, and where the state of the service is read. */
interface ObservationNeeds {
  readonly clock: Clock;
  readonly config: Config;
  readonly laws: Laws;
  readonly log: Logger;
  readonly markets: Pick<Markets, 'inMemory'>;
  readonly refusals: Refusals;
  /** The age of every series and the state of its feeds. */
  readonly status: () => Promise<ServiceStatus>;
  readonly store: Pick<Store, 'queueState'>;
  /** Can the store be read and written? */
  readonly storeReady: () => Promise<boolean>;
}

/**
 * Counts and logs every answer in one hook, also for the account of its key, as it is handed to the connection. Waiting
 * until the last byte has gone would cost as much as checking and computing the answer. `/metrics` shows the counts.
 */
export const observation = fp<ObservationNeeds>(
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
      (count: CountAnswer, { scope, countsItself = false }: FastifyContextConfig): onSendHookHandler =>
      (request, { statusCode }, payload, done) => {
        const { usedKey, failure, begunAt } = request;
        const took = performance.now() - begunAt;
        count(statusCode, took);
        if (usedKey !== null) {
          const usedFor = scope ?? request.usedFor ?? 'other';
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
