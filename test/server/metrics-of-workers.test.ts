import { metricsOf } from '../support/metrics';
import { type ServerProcess, startedServers } from '../support/server-process';
import { until } from '../support/until';

const startServer = startedServers({ SVC_WORKERS: '2', SVC_OPEN_PER_MINUTE: '100000' }, 'SIGKILL');

const pids = (server: ServerProcess): readonly number[] =>
  [...server.output().matchAll(/"pid":(\d+),[^\n]*"msg":"started"/g)].map(([, pid]) => Number(pid));

/** Asks for tax, each time on a connection of its own, so that every worker has some of the calls. */
async function call(server: ServerProcess, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const { status } = await fetch(`${server.url}/api/tax`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': server.key, connection: 'close' },
      body: JSON.stringify({ country: 'KE', amount: 85_000, type: 'income' }),
    });
    expect(status).toBe(200);
  }
}

const answered = 'svc_requests_total{route="/api/tax",status="200"}';
const timed = 'svc_request_seconds_count{route="/api/tax"}';
const inLastBucket = 'svc_request_seconds_bucket{le="+Inf",route="/api/tax"}';

test('counts outlive the workers that are replaced, and those that end by themselves', async () => {
  const server = await startServer();
  const start = (await metricsOf(server.url)).get('process_start_time_seconds')!;
  expect(Math.abs(start - Date.now() / 1_000)).toBeLessThan(60);
  await call(server, 10);

  server.child.kill('SIGUSR2');
  await until(() => server.output().includes('Every worker has been replaced.'));
  await call(server, 5);
  const replaced = await metricsOf(server.url);
  for (const name of [answered, timed, inLastBucket]) expect([name, replaced.get(name)]).toEqual([name, 15]);
  expect(replaced.get('svc_workers_ended_total')).toBe(0);

  // What a worker has not reported is lost with it; what it has reported is not.
  process.kill(pids(server).at(-1)!, 'SIGKILL');
  await until(() => server.output().includes('another takes its place'));
  await until(async () => {
    const metrics = await metricsOf(server.url);
    for (const name of [answered, timed, inLastBucket]) expect([name, metrics.get(name)]).toEqual([name, 15]);
    expect(metrics.get('process_start_time_seconds')).toBe(start);
    expect(metrics.get('svc_workers_silent')).toBe(0);
    return metrics.get('svc_workers_ended_total') === 1;
  });
});

test('a worker that hangs is missing from the metrics, and nothing else is', async () => {
  const server = await startServer();
  await call(server, 10);
  const before = await metricsOf(server.url);
  expect(before.get('svc_workers_silent')).toBe(0);
  const hung = pids(server)[0]!;
  process.kill(hung, 'SIGSTOP');
  try {
    // Connections go to the workers in turn, and those to this one wait.
    const metrics = await Promise.any([1, 2, 3, 4].map(() => metricsOf(server.url)));
    expect(metrics.get('svc_workers_silent')).toBe(1);
    expect(metrics.get('svc_store_up')).toBe(1);
    for (const name of [answered, timed, inLastBucket]) expect([name, metrics.get(name)]).toEqual([name, 10]);
    expect(server.output()).toContain(`The worker ${hung} does not report its metrics. It may hang.`);
  } finally {
    process.kill(hung, 'SIGCONT');
  }
  await until(async () => (await metricsOf(server.url)).get('svc_workers_silent') === 0);
});
