import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** `/metrics` for Prometheus: requests by route and status, their duration, and the process. Open. */
export function metricsRoute(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({ name: 'svc_requests_total', help: 'Requests answered.', labelNames: ['route', 'status'], registers: [registry] });
  const seconds = new Histogram({ name: 'svc_request_seconds', help: 'Time to answer.', labelNames: ['route'], buckets: [0.001, 0.005, 0.015, 0.05, 0.25, 1, 5], registers: [registry] });
  // Finding a metric by its labels costs more than counting, so each is found once.
  const counters = new Map<string, ReturnType<typeof requests.labels>>();
  const timers = new Map<string, ReturnType<typeof seconds.labels>>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const status = String(reply.statusCode);
    let counter = counters.get(route + status);
    if (counter === undefined) counters.set(route + status, (counter = requests.labels(route, status)));
    let timer = timers.get(route);
    if (timer === undefined) timers.set(route, (timer = seconds.labels(route)));
    counter.inc();
    timer.observe(reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { config: { open: true } }, async (_request, reply) => reply.header('content-type', registry.contentType).send(await registry.metrics()));
}
