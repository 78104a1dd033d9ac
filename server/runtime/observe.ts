import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyRequest,
  onSendHookHandler,
  preParsingHookHandler,
} from 'fastify';
import type { Logger } from 'pino';
import type { Metric } from 'prom-client';
import type { Failure } from '../../src/contract/error';
import type { Config } from '../config';
import type { StoredKey } from '../store/store';
import type { UsedOperation } from '../store/usage';
import { logAnswers, requestIdHeader } from './logging';
import { type CountAnswer, metricsRoute } from './metrics';
import type { Refusals } from './refusals';

/** Counts what a call with a key was about, and how it ended. */
interface CountUse {
  answered(key: StoredKey, operation: UsedOperation): void;
  refused(key: StoredKey, operation: UsedOperation, why: Failure): void;
}

/** Methods whose requests have no body. */
const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Notes when each request begins, and names its id in its answer. The framework notes the time only where a hook waits
 * until the last byte has gone. Call it before other hooks are added: one of them may answer.
 */
export function noteBegin(app: FastifyInstance): void {
  app.decorateRequest('begunAt', 0);
  app.decorateRequest('uploadFrom', 0);
  app.addHook('onRequest', (request, reply, done) => {
    request.begunAt = performance.now();
    reply.header(requestIdHeader, request.id);
    done();
  });
  const noteUpload: preParsingHookHandler = (request, _reply, _payload, done) => {
    request.uploadFrom = performance.now();
    done();
  };
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().some((method) => !bodiless.has(method)))
      route.preParsing = [route.preParsing ?? [], noteUpload].flat();
  });
}

/**
 * Leaves the time in which a caller sent the body out of the time to answer: a slow caller is no slow server. Call it
 * when the body is complete.
 */
export function bodyComplete(request: FastifyRequest): void {
  request.begunAt += performance.now() - request.uploadFrom;
}

/**
 * Counts and logs every answer in one hook, also for the account of its key, as it is handed to the connection. Waiting
 * until the last byte has gone would cost as much as checking and computing the answer. Call it before routes are added.
 *
 * @param usage counts what the calls with a key were about
 * @param others metrics that other parts of the server count
 */
export function observeAnswers(
  app: FastifyInstance,
  config: Config,
  log: Logger,
  refusals: Refusals,
  usage: CountUse,
  others: readonly Metric[],
): void {
  const counterOf = metricsRoute(app, config, refusals, others);
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
}
