import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Requests of a route that are remembered before the registry is told. */
const mostWaiting = 200;

/** Upper bounds in seconds. */
const buckets = [0.001, 0.005, 0.015, 0.05, 0.25, 1, 5];

/** `/metrics` for Prometheus: requests by route and status, their duration, and the process. Open. To be called before routes are added. */
export function metricsRoute(app: FastifyInstance): void {
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

  // Telling the registry of each request costs more than most of the other work on it, so it is told of many at once.
  function counted(route: string): onResponseHookHandler {
    const waiting: { readonly status: number; readonly seconds: number }[] = [];
    const report = (): void => {
      for (const { status, seconds: took } of waiting.splice(0)) {
        requests.inc({ route, status });
        seconds.observe({ route }, took);
      }
    };
    routes.push(report);
    return (_request, reply, done) => {
      if (waiting.push({ status: reply.statusCode, seconds: reply.elapsedTime / 1000 }) >= mostWaiting) report();
      done();
    };
  }

  const countUnknown = counted('none');
  app.addHook('onRoute', (route) => {
    route.onResponse = [route.onResponse ?? [], counted(route.url)].flat();
  });
  app.addHook('onResponse', (request, reply, done) => (request.is404 ? countUnknown.call(app, request, reply, done) : done()));
  app.get('/metrics', { config: { open: true } }, async (_request, reply) => reply.header('content-type', registry.contentType).send(await registry.metrics()));
}
