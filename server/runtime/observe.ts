import type { FastifyInstance, onSendHookHandler } from 'fastify';
import type { Logger } from 'pino';
import type { Metric } from 'prom-client';
import type { Config } from '../config';
import { logAnswers } from './logging';
import { type CountAnswer, metricsRoute } from './metrics';
import type { Refusals } from './refusals';

/**
 * Counts and logs every answer in one hook, as it is handed to the connection. Waiting until the last byte has gone
 * would cost as much as checking and computing the answer. Call it before routes are added.
 *
 * @param others metrics that other parts of the server count
 */
export function observeAnswers(
  app: FastifyInstance,
  config: Config,
  log: Logger,
  refusals: Refusals,
  others: readonly Metric[],
): void {
  const counterOf = metricsRoute(app, config, refusals, others);
  const logged = logAnswers(log);
  const observing =
    (count: CountAnswer): onSendHookHandler =>
    (request, reply, payload, done) => {
      const { statusCode, elapsedTime } = reply;
      count(statusCode, elapsedTime);
      logged(request, statusCode, elapsedTime);
      done(null, payload);
    };
  const unknown = observing(counterOf('none'));
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], observing(counterOf(route.url))].flat();
  });
  app.addHook('onSend', (request, reply, payload, done) =>
    request.is404 ? unknown.call(app, request, reply, payload, done) : done(null, payload),
  );
}
