import { setTimeout as pause } from 'node:timers/promises';
import { metricsOf } from '../support/metrics';
import { type PostgresServer, startPostgres, withoutPostgres } from '../support/postgres';
import { clockAt, type ServerProcess, startedServers } from '../support/server-process';
import { until } from '../support/until';

const startServer = startedServers({ SVC_OPEN_PER_MINUTE: '100000', SVC_LOG_LEVEL: 'error' }, 'SIGKILL');

const modes = [
  ['one process', '1'],
  ['two workers', '2'],
] as const;

(withoutPostgres === undefined ? describe : describe.skip)('a database that stops', () => {
  let postgres: PostgresServer;
  const servers = new Map<string, ServerProcess>();
  beforeAll(async () => {
    postgres = await startPostgres();
    for (const [mode, workers] of modes)
      servers.set(mode, await startServer({ SVC_WORKERS: workers, SVC_DATABASE_URL: await postgres.createDatabase() }));
  });
  afterAll(() => postgres.remove());

  describe.each(modes)('%s', (mode) => {
    const metrics = (): Promise<ReadonlyMap<string, number>> => metricsOf(servers.get(mode)!.url);
    const untilStoreUp = (value: number): Promise<void> =>
      until(async () => (await metrics()).get('svc_store_up') === value);

    test.each<[string, () => Promise<void> | void, () => Promise<void> | void]>([
      ['stopped', () => postgres.crash(), () => postgres.start()],
      ['suspended', () => postgres.suspend(), () => postgres.resume()],
    ])('%s: the metrics say so, and that it is back', async (_how, stop, start) => {
      await untilStoreUp(1);
      await stop();
      try {
        await untilStoreUp(0);
        // What is read from the store is not known meanwhile. The last status stands for a few seconds.
        await until(async () => !(await metrics()).has('svc_figures{state="overdue"}'));
        const known = await metrics();
        expect(known.has('svc_observations_quarantined')).toBe(false);
        expect(known.get('process_cpu_seconds_total')).toBeGreaterThan(0);
      } finally {
        await start();
      }
      await untilStoreUp(1);
    });
  });
});

test('two workers report the state of the service as one process does', async () => {
  const [alone, together] = await Promise.all(
    modes.map(async ([, workers]) => metricsOf((await startServer({ SVC_WORKERS: workers })).url)),
  );
  const state = [...alone!.keys()].filter((name) => /^svc_(build|store|figures|feed|observations_q|law)/.test(name));
  expect(state.length).toBeGreaterThan(8);
  for (const name of state) expect([name, together!.get(name)]).toEqual([name, alone!.get(name)]);
});

test('the age of law is worked out each time that the metrics are read', async () => {
  // No law on pay can be confirmed for a tax year that has not begun, and no search can be younger than the release.
  const { url } = await startServer(clockAt('2040-06-01'));
  for (let times = 0; times < 2; times++) {
    const metrics = await metricsOf(url);
    expect(metrics.get('svc_law_search_due')).toBe(54);
    expect(metrics.get('svc_law_countries{grade="current"}')).toBe(0);
    expect(metrics.get('svc_law_countries{grade="due"}')).toBe(0);
    expect(metrics.get('svc_law_countries{grade="stale"}')).toBeGreaterThan(50);
    // The same figures are served for a second.
    await pause(1_100);
  }
});
