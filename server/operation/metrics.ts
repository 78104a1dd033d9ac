import type { FastifyInstance, RouteOptions } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Requests of a route that are remembered before the registry is told. */
const mostWaiting = 200;

/** Upper bounds in seconds. */
const buckets = [0.001, 0.005, 0.015, 0.05, 0.25, 1, 5];

/** Counts an answer by its status and the milliseconds it took. */
export type CountAnswer = (status: number, milliseconds: number) => void;

/**
 * `/metrics` for Prometheus: requests by route and status, their duration, and the process. Open.
 *
 * @returns a counter for the answers of a route
 */
export function metricsRoute(app: FastifyInstance): (route: RouteOptions['url']) => CountAnswer {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const routes: (() => void)[] = [];
  const requests = new Counter({
    name: 'svc_requests_total',
    help: 'Requests answered.',
    labelNames: ['route', 'status'],
    registers: [registry],
    collect: () => routes.forEach((report) => report()),
  });
  const seconds = new Histogram({ name: 'svc_request_seconds', help: 'Time to answer.', labelNames: ['route'], buckets, registers: [registry] });
  app.get('/metrics', { config: { open: true } }, async (_request, reply) => reply.header('content-type', registry.contentType).send(await registry.metrics()));

  return (route) => {
    // Telling the registry of each request costs more than most of the other work on it, so it is told of many at once.
    const waiting: { readonly status: number; readonly seconds: number }[] = [];
    const report = (): void => {
      for (const { status, seconds: took } of waiting.splice(0)) {
        requests.inc({ route, status });
        seconds.observe({ route }, took);
      }
    };
    routes.push(report);
    return (status, milliseconds) => {
      if (waiting.push({ status, seconds: milliseconds / 1000 }) >= mostWaiting) report();
    };
  };
}
