import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds. */
const buckets = [0.001, 0.005, 0.015, 0.05, 0.25, 1, 5];

/** `/metrics` for Prometheus: requests by route and status, their duration, and the process. Open. To be called before routes are added. */
export function metricsRoute(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({ name: 'svc_requests_total', help: 'Requests answered.', labelNames: ['route', 'status'], registers: [registry] });
  const seconds = new Histogram({ name: 'svc_request_seconds', help: 'Time to answer.', labelNames: ['route'], buckets, registers: [registry] });

  // Finding a metric by its labels costs more than counting, so each is found once for its route.
  function counted(route: string): onResponseHookHandler {
    const counters = new Map<number, ReturnType<typeof requests.labels>>();
    const timer = seconds.labels(route);
    return (_request, reply, done) => {
      const { statusCode } = reply;
      let counter = counters.get(statusCode);
      if (counter === undefined) counters.set(statusCode, (counter = requests.labels(route, String(statusCode))));
      counter.inc();
      timer.observe(reply.elapsedTime / 1000);
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
