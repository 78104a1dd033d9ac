import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Histogram, type Metric, Registry } from 'prom-client';
import { refuse } from '../errors/refused';
import type { Config } from '../config';
import { isOwnMachineOnly } from '../network/loopback';
import { bearer } from '../network/bearer';
import { isOwnMachine } from '../network/forwarded';
import { gatherMetrics } from './cluster-metrics';
import { logOutput } from './log-output';
import type { Refusals } from './refusals';
import { message } from '../../src/language/message';

/** The most requests of a route that are kept before they are reported to the registry. */
const mostWaiting = 200;

/** Upper bounds in seconds. */
const buckets = [0.001, 0.005, 0.015, 0.05, 0.25, 1, 5];

/** How long the same figures are served, in milliseconds: gathering them costs more than other answers. */
const servedFor = 1_000;

/** Counts an answer by its status and the milliseconds it took. */
export type CountAnswer = (status: number, milliseconds: number) => void;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Callers who may read the metrics even if they are not open to everybody: those who show the token and, if only this
 * machine reaches the server, its own programs.
 */
function readersOf(config: Config): (request: FastifyRequest) => boolean {
  const isLocal = isOwnMachineOnly(config);
  const token = config.metricsToken === undefined ? undefined : sha256(config.metricsToken);
  return (request) => {
    const presented = bearer(request.headers.authorization);
    if (token !== undefined && presented !== undefined && timingSafeEqual(token, sha256(presented))) return true;
    return isLocal && isOwnMachine(request);
  };
}

/**
 * `/metrics` for Prometheus: requests by route and status, their duration, refusals, and the process. The configuration
 * decides who may read it.
 *
 * @param others metrics that other parts of the server count
 * @returns a counter for the answers of a route
 */
export function metricsRoute(
  app: FastifyInstance,
  config: Config,
  refusals: Refusals,
  others: readonly Metric[],
): (route: RouteOptions['url']) => CountAnswer {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const metric of others) registry.registerMetric(metric);
  const routes: (() => void)[] = [];
  const requests = new Counter({
    name: 'svc_requests_total',
    help: 'Requests answered.',
    labelNames: ['route', 'status'],
    registers: [registry],
    collect: () => routes.forEach((report) => report()),
  });
  const seconds = new Histogram({
    name: 'svc_request_seconds',
    help: 'Time to answer.',
    labelNames: ['route'],
    buckets,
    registers: [registry],
  });
  // These are counted elsewhere, so they are set again for each report.
  new Counter({
    name: 'svc_refusals_total',
    help: 'Answers with an error, by its code, also to what never became a request.',
    labelNames: ['code'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [code, count] of refusals.counts) this.inc({ code }, count);
    },
  });
  new Counter({
    name: 'svc_log_lines_dropped_total',
    help: 'Log lines that nobody read in time.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(logOutput().dropped());
    },
  });

  const isReader = readersOf(config);
  const { gather, end } = gatherMetrics(registry);
  app.addHook('onClose', end);
  let served: { readonly until: number; readonly text: Promise<string> } | undefined;
  // A flood from the same address must not hide the server from those who watch it.
  app.get('/metrics', { config: { open: true, unlimited: isReader } }, async (request, reply) => {
    if (config.metrics !== 'open' && !isReader(request)) {
      throw refuse('not_found', message('metrics_private'));
    }
    const now = performance.now();
    if (served === undefined || now >= served.until) served = { until: now + servedFor, text: gather() };
    return reply.header('content-type', registry.contentType).send(await served.text);
  });

  return (route) => {
    // Reporting a request to the registry costs more than most other work on it, so many are reported together.
    const answers = new Map<number, number>();
    let waiting: number[] = [];
    const report = (): void => {
      for (const [status, count] of answers) requests.inc({ route, status }, count);
      answers.clear();
      for (const took of waiting) seconds.observe({ route }, took);
      waiting = [];
    };
    routes.push(report);
    return (status, milliseconds) => {
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (waiting.push(milliseconds / 1000) >= mostWaiting) report();
    };
  };
}
