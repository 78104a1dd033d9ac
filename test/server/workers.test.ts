import { Database } from '../../server/store/sqlite/engine';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import { startLoad } from '../support/load';
import { removeDirectory, startServer, temporaryDirectory } from '../support/server-process';
import { until } from '../support/until';

const limit = 600;

test('workers share a port and a SQLite store, never exceed a limit, replace one that dies, and report as one', async () => {
  const dataDir = temporaryDirectory();
  const plans = join(dataDir, 'plans.json');
  writeFileSync(plans, JSON.stringify({ free: { per_month: limit, per_minute: 100_000 } }));
  const store = await openStore({ dataDir });
  const { key, stored } = await issueKey(store, { name: 'busy', environment: 'live', plan: 'free', now: new Date() });
  const server = await startServer({ SVC_DATA_DIR: dataDir, SVC_PLANS_FILE: plans, SVC_WORKERS: '3' });
  try {
    expect(server.output().match(/listening on/g)).toHaveLength(1);
    const load = startLoad([server.url], key, 9);
    await until(() => load.tally.refused > 20);
    const { answered, refused, failed, broken } = await load.stop();
    expect([answered, failed, broken]).toEqual([limit, 0, 0]);

    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const countOf = (status: number): number =>
      Number(new RegExp(`svc_requests_total\\{route="/api/tax",status="${status}"\\} (\\d+)`).exec(metrics)?.[1]);
    expect([countOf(200), countOf(429)]).toEqual([answered, refused]);

    const worker = Number(/"pid":(\d+)/.exec(server.output())![1]);
    process.kill(worker, 'SIGKILL');
    await until(() => server.output().includes('another takes its place'));
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(await store.taken(stored.account, new Date().toISOString().slice(0, 7))).toBe(limit);
    const file = new Database(join(dataDir, 'service.sqlite'), { readonly: true });
    expect(file.pragma('integrity_check', { simple: true })).toBe('ok');
    file.close();
  } finally {
    await server.stop('SIGKILL');
    await store.close();
    removeDirectory(dataDir);
  }
});

test('workers that cannot start report it once', async () => {
  const starting = startServer({ SVC_WORKERS: '2', SVC_DATABASE_URL: 'postgres://127.0.0.1:1/none' });
  await expect(starting).rejects.toThrow(/^The server ended with 1:\nThe database does not answer\.[^\n]*\n$/);
});
